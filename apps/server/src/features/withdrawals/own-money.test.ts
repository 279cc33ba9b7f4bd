import { randomUUID } from "node:crypto";
import { cents, toEuros } from "@trove/money";
import fc from "fast-check";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { buyFromBalance, putOnSale, toKeep } from "../../../test/orders/orders.ts";
import { type CheckoutStub, openCheckoutStub } from "../../../test/payments/checkout-stub.ts";
import { paidTopUp, sendRefunds } from "../../../test/payments/refund-desk.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../test/people/people.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";
import { refundWithdrawal, withdrawnTopUps } from "../../../test/withdrawals/withdrawals.ts";

let stub: CheckoutStub;
let shop: Shop;
let admin: TestPerson;
beforeAll(async () => {
  stub = await openCheckoutStub(() => shop.clock.now);
  shop = await openShop(stub.variables);
  admin = await makeAdmin(shop);
});
afterAll(async () => {
  await shop.close();
  await stub.close();
});

const balanceOf = async (person: TestPerson) => (await shop.call("getBalance", {}, person)).body.amount;

/** Buys an item from the balance, and keeps it. */
async function spend(person: TestPerson, amount: number): Promise<void> {
  const { status, text } = await buyFromBalance(shop, person, toKeep([await putOnSale(shop, amount * 100)]));
  if (status !== 201) throw new Error(text);
}

it("pays no winnings out: what was won stays in the balance", async () => {
  const person = await signUp(shop);
  const { providerPaymentId } = await paidTopUp(shop, stub, person, 100);
  await spend(person, 100);
  const { items } = (await shop.call("listInventory", { query: {} }, person)).body;
  const sale = { params: { id: items[0]?.id ?? "" }, body: { expectedSellPrice: 90 } };
  await shop.call("sellInventoryItem", sale, { ...person, key: randomUUID() });
  const id = await withdrawnTopUps(shop, person);
  expect((await refundWithdrawal(shop, admin, id)).body).toMatchObject({ code: "STATUS_CONFLICT" });
  await sendRefunds(shop, stub);
  expect(stub.payments.get(providerPaymentId)?.balances["total_refunded"]).toBe(0);
  expect(await balanceOf(person)).toBe(90);
});

const amount = fc.integer({ min: 10, max: 40 });
const act = fc.oneof(
  ...(["topUp", "win", "spend"] as const).map((kind) => fc.record({ kind: fc.constant(kind), amount })),
);

it("after any acts, exactly the own money that is unspent goes back to the cards", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 6 }), async (acts) => {
      const person = await signUp(shop);
      let own = 0;
      let won = 0;
      for (const one of acts) {
        if (one.kind === "topUp") {
          await paidTopUp(shop, stub, person, one.amount);
          own += one.amount;
        } else if (one.kind === "win") {
          await credit(shop, person, cents(one.amount * 100));
          won += one.amount;
        } else if (one.amount <= own + won) {
          await spend(person, one.amount);
          won -= Math.max(0, one.amount - own);
          own = Math.max(0, own - one.amount);
        }
      }
      const id = await withdrawnTopUps(shop, person);
      const { body } = await refundWithdrawal(shop, admin, id);
      const refunded = "refunds" in body ? body.refunds.map(({ amount: euros }) => euros) : [];
      expect(refunded).toEqual(own === 0 ? [] : [own]);
      expect(await balanceOf(person)).toBe(toEuros(cents(won * 100)));
    }),
    { numRuns: 4 * inject("size").rounds },
  );
});
