import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CheckoutStub, openCheckoutStub } from "../../../../test/payments/checkout-stub.ts";
import { paidTopUp, paymentOf, refundTopUp } from "../../../../test/payments/refund-desk.ts";
import { addAddress, topUp } from "../../../../test/payments/till.ts";
import { makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let stub: CheckoutStub;
let shop: Shop;
let owner: TestPerson;

beforeAll(async () => {
  stub = await openCheckoutStub(() => shop.clock.now);
  shop = await openShop({ ...stub.variables, FOUR_EYES: "refunds,releases", FOUR_EYES_ABOVE: "10" });
  owner = await makeAdmin(shop);
});
afterAll(async () => {
  await shop.close();
  await stub.close();
});

describe("the limit of approvals", () => {
  it("counts what a refund is worth in euros, not its number in another currency", async () => {
    const { subjectId } = await paidTopUp(shop, stub, await signUp(shop), 50, "GBP");
    const { amount, paid } = await paymentOf(shop, owner, subjectId);
    const rate = amount / paid.amount;
    expect(rate).toBeGreaterThan(1.1);
    const [below, above] = [Math.floor(990 / rate) / 100, Math.ceil(1010 / rate) / 100];
    expect(above).toBeLessThan(10);
    expect((await refundTopUp(shop, owner, subjectId, below)).status).toBe(200);
    expect((await refundTopUp(shop, owner, subjectId, above)).body).toMatchObject({ code: "APPROVAL_NEEDED" });
  });

  it("is passed by every release of a capture in a currency that the shop doesn't know", async () => {
    const person = await signUp(shop);
    const { body } = await topUp(shop, person, { addressId: await addAddress(shop, person) });
    const session = stub.sessions.get(body.paymentSessionResponse.id);
    if (session === undefined) throw new Error("no session");
    Object.assign(session, { currency: "JPY" });
    const providerPaymentId = stub.pay(body.paymentSessionResponse.id, "captured");
    await stub.deliver(shop);
    const { items } = (await shop.call("listCaptures", { query: {} }, owner)).body;
    const capture = items.find((each) => each.providerPaymentId === providerPaymentId);
    expect(capture).toMatchObject({ valueAmount: 0, paid: { currencyCode: "JPY" } });
    const refunded = await shop.call(
      "refundCapture",
      { params: { id: capture?.id ?? "" }, body: { reason: "Not ours" } },
      { token: owner.token, key: randomUUID() },
    );
    expect(refunded.body).toMatchObject({ code: "APPROVAL_NEEDED" });
  });
});
