import { randomUUID } from "node:crypto";
import { cents } from "@trove/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  buyAsGuest,
  buyDirectly,
  buyFromBalance,
  guest,
  putOnSale,
  stockOf,
  toKeep,
  toSend,
} from "../../../test/orders/orders.ts";
import { overwrite } from "../../../test/openings/meanwhile.ts";
import { type CheckoutStub, openCheckoutStub } from "../../../test/payments/checkout-stub.ts";
import { paidGuestOrder, paidTopUp, sendRefunds } from "../../../test/payments/refund-desk.ts";
import { runJob } from "../../../test/payments/till.ts";
import { mailFor, sendMail } from "../../../test/people/mailbox.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../test/people/people.ts";
import { openMailingShop } from "../../../test/shop/mailing-shop.ts";
import type { Shop } from "../../../test/shop/shop.ts";
import {
  numberOf,
  receiveGoods,
  refundWithdrawal,
  send,
  withdraw,
  withdrawalOf,
  withdrawn,
  withdrawnTopUps,
} from "../../../test/withdrawals/withdrawals.ts";

let stub: CheckoutStub;
let shop: Shop;
let admin: TestPerson;
beforeAll(async () => {
  stub = await openCheckoutStub(() => shop.clock.now);
  shop = await openMailingShop(stub.variables);
  admin = await makeAdmin(shop);
});
afterAll(async () => {
  await shop.close();
  await stub.close();
});

const balanceOf = async (person: TestPerson) => (await shop.call("getBalance", {}, person)).body.amount;

/** An order of a guest that has arrived. */
async function arrivedGuestOrder(price = 2000, stock = 5) {
  const item = await putOnSale(shop, price, stock);
  const paid = await paidGuestOrder(shop, stub, [item, item]);
  await send(shop, admin, paid.shipmentId);
  return { ...paid, item, number: await numberOf(shop, paid.subjectId) };
}

describe("withdrawing", () => {
  it("gets the same response for an order that exists and one that does not, and an acknowledgement at once", async () => {
    const { number } = await arrivedGuestOrder();
    const name = `${guest.firstName} ${guest.lastName}`;
    const known = await withdraw(shop, { name, orderNumber: number.toLowerCase(), email: guest.email });
    const typed = { name, orderNumber: "O-000000000001", email: "nobody@trove.example" };
    const unknown = await withdraw(shop, typed);
    for (const { status, body } of [known, unknown]) {
      expect(status).toBe(201);
      expect(body).toEqual({
        number: expect.stringMatching(/^W-\d{12}$/),
        receivedAtUtc: shop.clock.now.toISOString(),
      });
    }
    await sendMail(shop);
    const mails = await mailFor(shop, guest.email);
    const mine = mails.find(({ headers }) => headers.includes(known.body.number));
    for (const told of [number, name, known.body.number]) expect(mine?.text).toContain(told);
    const [theirs] = await mailFor(shop, "nobody@trove.example");
    expect(theirs?.text).toContain("O-000000000001");
    expect(theirs?.text).not.toContain(name);
  });

  it("takes effect once under its key, and refuses another withdrawal under it", async () => {
    const key = randomUUID();
    const typed = { name: "Mara Lind", orderNumber: "O-000000000002", email: "mara@trove.example" };
    const [one, two] = await Promise.all([withdraw(shop, typed, key), withdraw(shop, typed, key)]);
    expect(one.body).toEqual(two.body);
    expect((await withdraw(shop, { ...typed, name: "Noor" }, key)).body).toMatchObject({ code: "IDEMPOTENCY_REUSED" });
  });

  it("sends a mailbox at most five acknowledgements a day, and takes every withdrawal", async () => {
    const statuses = [];
    for (let count = 0; count < 7; count += 1) {
      const email = `flood+${count}@trove.example`;
      statuses.push((await withdraw(shop, { name: "X", orderNumber: null, email })).status);
    }
    expect(new Set(statuses)).toEqual(new Set([201]));
    await sendMail(shop);
    const mails = await Promise.all(
      [0, 1, 2, 3, 4, 5, 6].map((count) => mailFor(shop, `flood+${count}@trove.example`)),
    );
    expect(mails.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1, 0, 0]);
  });

  it("acknowledges a withdrawal that it matches, however many it could not match for the mailbox", async () => {
    const person = await signUp(shop);
    for (let count = 0; count < 6; count += 1)
      await withdraw(shop, { name: "X", orderNumber: "O-000000000001", email: person.email });
    await withdrawnTopUps(shop, person);
    await sendMail(shop);
    const mails = await mailFor(shop, person.email);
    expect(mails.filter(({ text }) => text.includes("Your top-ups"))).toHaveLength(1);
  });

  it("matches top-ups only in a session of the account with this e-mail address", async () => {
    const [person, other] = [await signUp(shop), await signUp(shop)];
    await paidTopUp(shop, stub, person, 50);
    const typed = { name: "Mara Lind", orderNumber: null, email: person.email };
    for (const who of [undefined, other])
      expect(await withdrawalOf(shop, admin, await withdrawn(shop, typed, who))).toMatchObject({
        status: "Unmatched",
        hasBuyersName: false,
      });
    expect(await withdrawalOf(shop, admin, await withdrawn(shop, typed, person))).toMatchObject({ status: "Matched" });
  });

  it("matches nothing if the e-mail address is not the order's, and the shop opens a case about it", async () => {
    const { number } = await arrivedGuestOrder();
    const id = await withdrawn(shop, { name: "Eve", orderNumber: number, email: "eve@trove.example" });
    expect(await withdrawalOf(shop, admin, id)).toMatchObject({ status: "Unmatched", thing: null, pieces: [] });
    await Promise.all([1, 2, 3].map(() => runJob(shop, "open-withdrawal-cases")));
    const { body } = await shop.call("listCases", { query: { kind: "Withdrawal", pageSize: 100 } }, admin);
    const cases = await Promise.all(
      body.items.map(async ({ id: caseId }) => (await shop.call("getCase", { params: { id: caseId } }, admin)).body),
    );
    const about = cases.filter(({ signals }) => signals.some(({ subjectId }) => subjectId === id));
    expect(about).toHaveLength(1);
  });
});

describe("a guest's order", () => {
  it("is refunded to the card with delivery once its goods are back, which are sold again", async () => {
    const { number, providerPaymentId, item } = await arrivedGuestOrder();
    expect(await stockOf(shop, item)).toBe(3);
    const id = await withdrawn(shop, { name: "Noor Haddad", orderNumber: number, email: guest.email });
    expect(await withdrawalOf(shop, admin, id)).toMatchObject({
      status: "AwaitingGoods",
      hasBuyersName: true,
      isLate: false,
      standardShipping: 5,
      pieces: [{ position: 1, quantity: 2, price: 20 }],
    });
    expect((await refundWithdrawal(shop, admin, id)).body).toMatchObject({ code: "STATUS_CONFLICT" });
    expect((await receiveGoods(shop, admin, id)).status).toBe(200);
    expect(await stockOf(shop, item)).toBe(5);
    const { body } = await refundWithdrawal(shop, admin, id);
    expect(body).toMatchObject({ status: "Refunded", refunds: [{ means: "Card", amount: 45 }], pieces: [] });
    await sendRefunds(shop, stub);
    expect(stub.payments.get(providerPaymentId)?.balances["total_refunded"]).toBe(4500);
    await runJob(shop, "number-invoices");
    await sendMail(shop);
    const mails = await mailFor(shop, guest.email);
    expect(mails.at(-1)?.text).toContain("We're refunding €45.00");
    expect((await refundWithdrawal(shop, admin, id)).body).toMatchObject({ code: "STATUS_CONFLICT" });
  });

  it("is refunded in part without delivery, less what the goods lost in value", async () => {
    const { number, providerPaymentId, item } = await arrivedGuestOrder();
    const id = await withdrawn(shop, { name: "Noor", orderNumber: number, email: guest.email });
    const pieces = [{ position: 1, isSent: true, quantity: 1, condition: "Damaged", isRestocked: false }] as const;
    await receiveGoods(shop, admin, id, { pieces: [...pieces] });
    expect((await refundWithdrawal(shop, admin, id, { deduction: 20.01 })).body).toMatchObject({
      code: "STATUS_CONFLICT",
    });
    expect((await refundWithdrawal(shop, admin, id, { deduction: 7.5 })).body.refunds).toMatchObject([
      { amount: 12.5 },
    ]);
    await sendRefunds(shop, stub);
    expect(stub.payments.get(providerPaymentId)?.balances["total_refunded"]).toBe(1250);
    expect(await stockOf(shop, item)).toBe(3);
    const again = await withdrawn(shop, { name: "Noor", orderNumber: number, email: guest.email });
    expect((await withdrawalOf(shop, admin, again)).pieces).toMatchObject([{ quantity: 1 }]);
    const two = [{ ...pieces[0], quantity: 2 }];
    expect((await receiveGoods(shop, admin, again, { pieces: two })).body).toMatchObject({ code: "STATUS_CONFLICT" });
    await receiveGoods(shop, admin, again);
    expect((await refundWithdrawal(shop, admin, again)).body.refunds).toMatchObject([{ amount: 25 }]);
    await sendRefunds(shop, stub);
    expect(stub.payments.get(providerPaymentId)?.balances["total_refunded"]).toBe(3750);
  });

  it("comes back once, also if its goods had lost their whole value", async () => {
    const { number } = await arrivedGuestOrder();
    const id = await withdrawn(shop, { name: "Noor", orderNumber: number, email: guest.email });
    const piece = { position: 1, isSent: true, quantity: 1, condition: "Damaged" as const, isRestocked: false };
    await receiveGoods(shop, admin, id, { pieces: [piece] });
    expect((await refundWithdrawal(shop, admin, id, { deduction: 20 })).body).toMatchObject({ status: "Refunded" });
    const again = await withdrawn(shop, { name: "Noor", orderNumber: number, email: guest.email });
    expect((await withdrawalOf(shop, admin, again)).pieces).toMatchObject([{ quantity: 1 }]);
    const two = [{ ...piece, quantity: 2 }];
    expect((await receiveGoods(shop, admin, again, { pieces: two })).body).toMatchObject({ code: "STATUS_CONFLICT" });
  });

  it("is refunded once when several operators press at the same time", async () => {
    const { number, providerPaymentId } = await arrivedGuestOrder();
    const id = await withdrawn(shop, { name: "Noor", orderNumber: number, email: guest.email });
    const other = await makeAdmin(shop);
    const { pieces, version } = await withdrawalOf(shop, admin, id);
    const all = pieces.map(({ position, isSent, quantity }) => {
      return { position, isSent, quantity, condition: "New" as const, isRestocked: true };
    });
    const seen = { pieces: all, version };
    const taken = await Promise.all([admin, other, admin].map((who) => receiveGoods(shop, who, id, seen)));
    expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const refunded = await Promise.all([admin, other, admin].map((who) => refundWithdrawal(shop, who, id)));
    expect(refunded.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    await sendRefunds(shop, stub);
    expect(stub.payments.get(providerPaymentId)?.balances["total_refunded"]).toBe(4500);
  });
});

describe("a person's order", () => {
  it("goes back to the card that paid it, and its items are Returned", async () => {
    const person = await signUp(shop);
    const { body } = await buyDirectly(shop, person, toSend([await putOnSale(shop, 3000)]));
    const providerPaymentId = stub.pay(body.paymentSessionResponse.id, "captured");
    await stub.deliver(shop);
    await send(shop, admin, body.shipmentId ?? "");
    const number = await numberOf(shop, body.purchaseId);
    const id = await withdrawn(shop, { name: "Mara Lind", orderNumber: number, email: person.email });
    await receiveGoods(shop, admin, id);
    expect((await refundWithdrawal(shop, admin, id)).body.refunds).toMatchObject([{ means: "Card", amount: 35 }]);
    await sendRefunds(shop, stub);
    expect(stub.payments.get(providerPaymentId)?.balances["total_refunded"]).toBe(3500);
    expect(await balanceOf(person)).toBe(0);
    const { items } = (await shop.call("listInventory", { query: {} }, person)).body;
    expect(items.map(({ status }) => status)).toEqual(["Returned"]);
  });

  it("goes back to the balance that paid it, with a credit note", async () => {
    const person = await signUp(shop);
    await credit(shop, person, cents(10_000));
    const item = await putOnSale(shop, 3000);
    const { body } = await buyFromBalance(shop, person, toSend([item, item]));
    await send(shop, admin, body.shipmentId ?? "", false);
    const number = await numberOf(shop, body.purchaseId);
    const id = await withdrawn(shop, { name: "Mara Lind", orderNumber: number, email: person.email });
    await receiveGoods(shop, admin, id);
    await refundWithdrawal(shop, admin, id);
    expect(await balanceOf(person)).toBe(100);
    await runJob(shop, "number-invoices");
    const { documents } = (await shop.call("getPurchase", { params: { id: body.purchaseId } }, person)).body;
    expect(documents.map(({ kind, total }) => [kind, total])).toEqual([
      ["Invoice", 65],
      ["CreditNote", 65],
    ]);
  });

  it("keeps in the inventory what is not given back, and takes nothing that was sold", async () => {
    const person = await signUp(shop);
    await credit(shop, person, cents(10_000));
    const item = await putOnSale(shop, 2000);
    const { body } = await buyFromBalance(shop, person, toKeep([item, item, item]));
    const { items } = (await shop.call("listInventory", { query: {} }, person)).body;
    await shop.call(
      "sellInventoryItem",
      { params: { id: items[0]?.id ?? "" }, body: { expectedSellPrice: 18 } },
      { ...person, key: randomUUID() },
    );
    const number = await numberOf(shop, body.purchaseId);
    const id = await withdrawn(shop, { name: "Mara Lind", orderNumber: number, email: person.email });
    expect((await withdrawalOf(shop, admin, id)).pieces).toMatchObject([{ position: 1, isSent: false, quantity: 2 }]);
    const of = (changed: object) => [
      { position: 1, isSent: false, quantity: 1, condition: "New" as const, isRestocked: true, ...changed },
    ];
    for (const wrong of [{ quantity: 3 }, { isSent: true }, { position: 2 }]) {
      const refused = await receiveGoods(shop, admin, id, { pieces: of(wrong) });
      expect(refused.body).toMatchObject({ code: "STATUS_CONFLICT" });
    }
    await receiveGoods(shop, admin, id, { pieces: of({}) });
    await refundWithdrawal(shop, admin, id);
    expect(await balanceOf(person)).toBe(40 + 18 + 20);
  });
});

it("unspent top-ups of the last year go back to their cards, and what was spent does not", async () => {
  const person = await signUp(shop);
  const { providerPaymentId } = await paidTopUp(shop, stub, person, 50);
  const earlier = "update payments set settled_at = settled_at - interval '300 days' where user_id = $1";
  await overwrite(shop, earlier, [person.userId]);
  await buyFromBalance(shop, person, toKeep([await putOnSale(shop, 2000)]));
  const id = await withdrawnTopUps(shop, person);
  expect((await refundWithdrawal(shop, admin, id)).body.refunds).toMatchObject([{ means: "Card", amount: 30 }]);
  await sendRefunds(shop, stub);
  expect(stub.payments.get(providerPaymentId)?.balances["total_refunded"]).toBe(3000);
  expect(await balanceOf(person)).toBe(0);
});

it("an order by a guest who never paid gives nothing back", async () => {
  const { body } = await buyAsGuest(shop, toSend([await putOnSale(shop, 2000)]));
  const number = await numberOf(shop, body.purchaseId);
  const id = await withdrawn(shop, { name: "Noor", orderNumber: number, email: guest.email });
  expect((await receiveGoods(shop, admin, id)).body).toMatchObject({ code: "STATUS_CONFLICT" });
  expect((await refundWithdrawal(shop, admin, id)).body).toMatchObject({ code: "STATUS_CONFLICT" });
});
