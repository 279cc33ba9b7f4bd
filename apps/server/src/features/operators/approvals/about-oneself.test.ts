import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { approve } from "../../../../test/operators/approve.ts";
import { type CheckoutStub, openCheckoutStub } from "../../../../test/payments/checkout-stub.ts";
import { paidTopUp, paymentOf, refundTopUp } from "../../../../test/payments/refund-desk.ts";
import { addAddress, topUp } from "../../../../test/payments/till.ts";
import { appointCustomer, makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let stub: CheckoutStub;
let shop: Shop;
let asking: TestPerson;
let concerned: TestPerson;
let third: TestPerson;

beforeAll(async () => {
  stub = await openCheckoutStub(() => shop.clock.now);
  shop = await openShop({ ...stub.variables, FOUR_EYES: "refunds,releases", FOUR_EYES_ABOVE: "10" });
  third = await makeAdmin(shop);
  [asking, concerned] = [await appointCustomer(shop, third), await appointCustomer(shop, third)];
});
afterAll(async () => {
  await shop.close();
  await stub.close();
});

/** True if the person is offered to decide about the approval that a response names. */
async function mayDecide(who: TestPerson, { text }: { text: string }): Promise<boolean | undefined> {
  const { approvalId } = (JSON.parse(text) as { params: { approvalId: string } }).params;
  const { items } = (await shop.call("listApprovals", { query: { id: approvalId } }, who)).body;
  return items[0]?.canDecide;
}

/** Makes a captured top-up whose reference the shop doesn't know. Returns the capture's id. */
async function stray(): Promise<string> {
  const person = await signUp(shop);
  const { body } = await topUp(shop, person, { addressId: await addAddress(shop, person) });
  const session = stub.sessions.get(body.paymentSessionResponse.id);
  if (session === undefined) throw new Error("no session");
  Object.assign(session, { reference: "somebody else" });
  const providerPaymentId = stub.pay(body.paymentSessionResponse.id, "captured");
  await stub.deliver(shop);
  const { items } = (await shop.call("listCaptures", { query: { state: "Waiting" } }, asking)).body;
  return items.find((capture) => capture.providerPaymentId === providerPaymentId)?.id ?? "";
}

describe("an approval", () => {
  it("is not decided by the owner of the payment that it refunds", async () => {
    const { subjectId } = await paidTopUp(shop, stub, concerned);
    const asked = await refundTopUp(shop, asking, subjectId, 20);
    expect([await mayDecide(concerned, asked), await mayDecide(third, asked)]).toEqual([false, true]);
    expect((await approve(shop, concerned, asked)).body).toMatchObject({ code: "FORBIDDEN" });
    expect((await approve(shop, third, asked)).status).toBe(200);
  });

  it("is not decided by the owner of the payment to which it books a capture", async () => {
    const id = await stray();
    const { body } = await topUp(shop, concerned, { addressId: await addAddress(shop, concerned) });
    const { id: paymentId } = await paymentOf(shop, asking, body.transactionId);
    const asked = await shop.call(
      "bookCapture",
      { params: { id }, body: { paymentId, reason: "The bank's letter says so" } },
      { token: asking.token, key: randomUUID() },
    );
    expect([await mayDecide(concerned, asked), await mayDecide(third, asked)]).toEqual([false, true]);
    expect((await approve(shop, concerned, asked)).body).toMatchObject({ code: "FORBIDDEN" });
    expect((await approve(shop, third, asked)).status).toBe(200);
  });

  it("is not asked for by the owner of the payment either", async () => {
    const { subjectId } = await paidTopUp(shop, stub, asking);
    expect((await refundTopUp(shop, asking, subjectId, 20)).body).toMatchObject({ code: "FORBIDDEN" });
  });
});
