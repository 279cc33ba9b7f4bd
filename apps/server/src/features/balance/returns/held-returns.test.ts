import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buyFromBalance, movesDuring, putOnSale, toSend } from "../../../../test/orders/orders.ts";
import { cancel } from "../../../../test/orders/shipments.ts";
import { type CheckoutStub, openCheckoutStub } from "../../../../test/payments/checkout-stub.ts";
import { paidTopUp, paymentOf, sendRefunds } from "../../../../test/payments/refund-desk.ts";
import { addAddress, moveClock, runJob, topUp } from "../../../../test/payments/till.ts";
import { closingOf } from "../../../../test/people/closing.ts";
import { lockPerson, openCase, personOf } from "../../../../test/people/operator.ts";
import { makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { balanceOf, findImbalances } from "../../../../test/shop/books.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let stub: CheckoutStub;
let shop: Shop;
let admin: TestPerson;
let person: TestPerson;

beforeAll(async () => {
  stub = await openCheckoutStub(() => shop.clock.now);
  shop = await openShop(stub.variables);
});
afterAll(async () => {
  await shop.close();
  await stub.close();
});
const { reconfirm } = closingOf(() => ({ shop, person }));
beforeEach(async () => {
  [admin, person] = [await makeAdmin(shop), await signUp(shop)];
  await reconfirm();
});

const own = async () => (await shop.call("getOwnMoney", {}, person)).body;
const sendBack = (expectedOwn: number, amount?: number) =>
  shop.call(
    "returnOwnMoney",
    { body: { expectedOwn, ...(amount !== undefined && { amount }) } },
    { ...person, key: randomUUID() },
  );
const refusal = ({ status, text }: { status: number; text: string }) => [status, JSON.parse(text).code];
const isLocked = async () => (await personOf(shop, admin, person)).isLocked;
/** Counts the open cases about the person, after signals were looked for. */
const casesAbout = async () => {
  await runJob(shop, "find-signals");
  const about = await shop.owner.connection
    .selectFrom("casePeople")
    .select("caseId")
    .where("userId", "=", person.userId)
    .execute();
  return about.length;
};

/** Pays another sum than was asked for, which an operator credits. Returns the payment's id at the provider. */
async function creditedCapture(amount: number): Promise<string> {
  const { body } = await topUp(shop, person, { addressId: await addAddress(shop, person) });
  const session = stub.sessions.get(body.paymentSessionResponse.id);
  if (session === undefined) throw new Error("no session");
  session.amount = amount * 100;
  const providerPaymentId = stub.pay(session.id, "captured");
  await stub.deliver(shop);
  const { items } = (await shop.call("listCaptures", { query: { state: "Waiting", pageSize: 50 } }, admin)).body;
  const id = items.find((capture) => capture.providerPaymentId === providerPaymentId)?.id ?? "";
  const body2 = { userInfoId: person.userId, reason: "The bank's letter says so" };
  await shop.call("creditCapture", { params: { id }, body: body2 }, { ...admin, key: randomUUID() });
  return providerPaymentId;
}

describe("a payment that its person sent back whole", () => {
  it("locks the account and warns operators if a bank charges it back too, although the books move nothing", async () => {
    const { subjectId, providerPaymentId } = await paidTopUp(shop, stub, person);
    await sendBack(50);
    await sendRefunds(shop, stub);
    const books = await movesDuring(shop, async () => {
      stub.dispute(providerPaymentId);
      await stub.deliver(shop);
    });
    expect([books, await isLocked(), await casesAbout()]).toEqual([{}, true, 1]);
    expect(await paymentOf(shop, admin, subjectId)).toMatchObject({ warnings: ["Chargeback"], handledAtUtc: null });
    moveClock(shop, 1);
    stub.winDisputes(providerPaymentId);
    await stub.deliver(shop);
    expect(await paymentOf(shop, admin, subjectId)).toMatchObject({ warnings: [], chargedBackAmount: 0 });
    expect(await findImbalances(shop)).toEqual([]);
  });

  it("locks the account too if it was a credited capture", async () => {
    const providerPaymentId = await creditedCapture(60);
    expect((await sendBack(60)).status).toBe(200);
    await sendRefunds(shop, stub);
    expect(await balanceOf(shop, person)).toBe(0);
    stub.dispute(providerPaymentId);
    await stub.deliver(shop);
    expect([await isLocked(), await casesAbout()]).toEqual([true, 1]);
  });
});

describe("own money stays with the shop", () => {
  it("while operators look into its person, who is not told so", async () => {
    await paidTopUp(shop, stub, person);
    await openCase(shop, admin, person);
    expect([await own(), refusal(await sendBack(50))]).toMatchObject([{ ownAmount: 50 }, [409, "STATUS_CONFLICT"]]);
    expect(await balanceOf(shop, person)).toBe(5000);
  });

  it("as far as the house bears a chargeback, also of money that a cancelled order brings back", async () => {
    const first = await paidTopUp(shop, stub, person);
    const { body } = await buyFromBalance(shop, person, toSend([await putOnSale(shop, 4000)]));
    stub.dispute(first.providerPaymentId);
    await stub.deliver(shop);
    await lockPerson(shop, admin, person, false);
    const { userName: emailOrUserName, password } = person;
    const { body: session } = await shop.call("login", { body: { emailOrUserName, password } });
    person = { ...person, token: session.token };
    await paidTopUp(shop, stub, person, 100);
    const borne = 50 - 5;
    expect(await own()).toMatchObject({ ownAmount: 100 - borne, refusedAmount: 0 });
    await cancel(shop, person, body.shipmentId ?? "", { refund: "Balance" });
    expect(await own()).toMatchObject({ ownAmount: 100 });
  });
});
