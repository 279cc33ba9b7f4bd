import { randomUUIDv7 } from "node:crypto";
import { cents } from "@trove/money";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { buyFromBalance, flagOf, movesDuring, putOnSale, stockOf, toKeep } from "./orders/orders.ts";
import { cancel, itemsByStatus } from "./orders/shipments.ts";
import { orderFromShop, type Ordered } from "./orders/shop-orders.ts";
import { reportReturned } from "./payments/provider-reports.ts";
import { moveOn } from "./people/operator.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "./people/people.ts";
import { balanceOf } from "./shop/books.ts";
import { openShop, type Shop } from "./shop/shop.ts";

const SHIPPING = 500;
const PAID = 5000 + SHIPPING;
const rounds = Array.from({ length: inject("size").rounds }, (_, round) => round);

let shop: Shop;
let admin: TestPerson;
let mara: TestPerson;
let order: Ordered;

beforeAll(async () => {
  shop = await openShop();
  admin = await makeAdmin(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  mara = await signUp(shop);
  order = await orderFromShop(shop, mara, { pieces: 2, price: cents(2500), stock: 5 });
});

type Step = () => Promise<unknown>;
const refunded = (sum: number) => () => reportReturned(shop, order.purchaseId, { refunded: sum });
const chargedBack = (sum: number) => () => reportReturned(shop, order.purchaseId, { chargedBack: sum });
const ownerTakes = (refund: "Items" | "Balance") => () => cancel(shop, mara, order.shipmentId, { refund });
const operatorCancels = () => moveOn(shop, admin, order.shipmentId, { status: "Cancelled", reason: "Broken" });

/** Returns the payer's balance, the pieces in their inventory, and the stock that is left. */
const held = async () => {
  const { InInventory: pieces = 0, ...elsewhere } = await itemsByStatus(shop, mara);
  expect(elsewhere).toEqual({});
  return { balance: await balanceOf(shop, mara), pieces, stock: await stockOf(shop, order) };
};
const inOrder = async (steps: readonly Step[]) => {
  for (const step of steps) await step();
};

describe("a payment that the provider has refunded", () => {
  it.each([
    ["the owner, for the balance", ownerTakes("Balance")],
    ["the owner, for the items", ownerTakes("Items")],
    ["an operator", operatorCancels],
  ])("is not credited as well when the order is cancelled by %s", async (_who, cancels) => {
    await inOrder([refunded(PAID), cancels]);
    expect(await held()).toEqual({ balance: 0, pieces: 0, stock: 5 });
  });

  it.each([
    ["the owner, for the balance", ownerTakes("Balance")],
    ["the owner, for the items", ownerTakes("Items")],
    ["an operator", operatorCancels],
  ])(
    "a payment that the provider has refunded in part leaves the rest to the balance when the order is cancelled by %s",
    async (_who, cancels) => {
      await inOrder([refunded(1000), refunded(2000), refunded(1000), cancels]);
      expect(await held()).toEqual({ balance: PAID - 2000, pieces: 0, stock: 5 });
      await refunded(PAID)();
      expect(await held()).toEqual({ balance: 0, pieces: 0, stock: 5 });
    },
  );

  it("a payment that the provider has refunded in part leaves the owner no choice of the items", async () => {
    await refunded(1000)();
    const { body } = await shop.call("getShipment", { params: { id: order.shipmentId } }, mara);
    expect(body.refundOptions).toEqual(["Balance"]);
  });

  it("is taken from the balance that a cancellation had credited, each report once", async () => {
    await ownerTakes("Balance")();
    expect(await held()).toEqual({ balance: PAID, pieces: 0, stock: 5 });
    await inOrder([refunded(2000), refunded(2000)]);
    expect(await held()).toEqual({ balance: PAID - 2000, pieces: 0, stock: 5 });
    await inOrder([refunded(PAID), refunded(2000)]);
    expect(await held()).toEqual({ balance: 0, pieces: 0, stock: 5 });
    const { body } = await shop.call("listTransactions", { query: {} }, mara);
    expect(body[0]).toMatchObject({ transactionType: "TopUp", amount: -35, relatedId: order.purchaseId });
  });

  it("takes back the shipping only, if the owner keeps the items, and flags the order", async () => {
    const books = await movesDuring(shop, () => inOrder([ownerTakes("Items"), refunded(2000), refunded(PAID)]));
    expect(await held()).toEqual({ balance: 0, pieces: 2, stock: 3 });
    expect(books).toEqual({ "gateway:sandbox": PAID, "house:items": -5000, "house:shipping": -SHIPPING });
    expect(await flagOf(shop, order.purchaseId)).toBe("Refund");
  });

  it("is the house's loss as far as the credited balance is spent", async () => {
    await ownerTakes("Balance")();
    await buyFromBalance(shop, mara, toKeep([await putOnSale(shop, 4000)]));
    const books = await movesDuring(shop, refunded(PAID));
    expect(books).toEqual({ "gateway:sandbox": PAID, "house:chargebacks": -4000 });
    expect(await balanceOf(shop, mara)).toBe(0);
    expect(await flagOf(shop, order.purchaseId)).toBe("Refund");
  });

  it("leaves the balance alone while the order goes on, and flags the order", async () => {
    await credit(shop, mara, cents(800));
    const books = await movesDuring(shop, refunded(PAID));
    expect(books).toEqual({ "gateway:sandbox": PAID, "house:items": -5000, "house:shipping": -SHIPPING });
    expect([await balanceOf(shop, mara), await itemsByStatus(shop, mara)]).toEqual([800, { Shipping: 2 }]);
    expect(await flagOf(shop, order.purchaseId)).toBe("Refund");
  });
});

describe("a payment that was charged back", () => {
  it("is not credited as well when an operator cancels the order, apart from what the balance gave", async () => {
    await credit(shop, mara, cents(1000));
    await chargedBack(PAID)();
    expect(await balanceOf(shop, mara)).toBe(0);
    await operatorCancels();
    expect(await held()).toEqual({ balance: 1000, pieces: 0, stock: 5 });
  });

  it("a payment that was charged back and that the balance has paid again leaves the items to their owner", async () => {
    await credit(shop, mara, cents(9000));
    await inOrder([chargedBack(PAID), operatorCancels]);
    expect(await held()).toEqual({ balance: 9000 - PAID + SHIPPING, pieces: 2, stock: 3 });
  });

  it("is taken from the balance that a cancellation had credited, once", async () => {
    await inOrder([ownerTakes("Balance"), chargedBack(PAID), chargedBack(PAID)]);
    expect(await held()).toEqual({ balance: 0, pieces: 0, stock: 5 });
  });

  it("a payment that was charged back in part, then refunded for the rest, goes back once", async () => {
    await inOrder([chargedBack(2000), operatorCancels]);
    expect(await held()).toEqual({ balance: PAID - 2000, pieces: 0, stock: 5 });
    await reportReturned(shop, order.purchaseId, { chargedBack: 2000, refunded: PAID });
    expect(await held()).toEqual({ balance: 0, pieces: 0, stock: 5 });
  });
});

describe("a guest's payment", () => {
  const guestEmail = "noor@trove.example";
  const asked = async (purchaseId: string) => {
    const rows = await shop.owner.connection
      .selectFrom("refunds")
      .select("paidCents")
      .where("userId", "=", purchaseId)
      .execute();
    return rows.map(({ paidCents }) => paidCents);
  };

  it.each([
    [0, [PAID]],
    [2000, [PAID - 2000]],
    [PAID, []],
  ])("a guest's payment of which the provider has refunded %i is refunded for the rest", async (sum, rest) => {
    order = await orderFromShop(shop, { userId: randomUUIDv7() }, { guestEmail });
    await inOrder([refunded(sum), operatorCancels]);
    expect(await asked(order.purchaseId)).toEqual(rest);
  });

  it("is flagged if it is refunded while the order goes on, and not if the shop has asked for it", async () => {
    const flags: unknown[] = [];
    for (const steps of [[refunded(PAID)], [operatorCancels, refunded(PAID)]]) {
      order = await orderFromShop(shop, { userId: randomUUIDv7() }, { guestEmail });
      await inOrder(steps);
      flags.push(await flagOf(shop, order.purchaseId));
    }
    expect(flags).toEqual(["Refund", null]);
  });
});

describe("at the same moment", () => {
  it.each(rounds)("refunds and cancellations give the money back once (round %i)", async () => {
    const cancels = Promise.all([ownerTakes("Balance")(), operatorCancels(), ownerTakes("Items")()]);
    const responses = (await Promise.all([cancels, refunded(2000)(), refunded(PAID)()]))[0];
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    await refunded(PAID)();
    const { balance, pieces, stock } = await held();
    expect(balance).toBe(0);
    expect([0, 2]).toContain(pieces);
    expect(stock).toBe(5 - pieces);
  });

  it.each(rounds)("a chargeback and a cancellation give the money back once (round %i)", async () => {
    await Promise.all([chargedBack(PAID)(), ownerTakes("Balance")(), chargedBack(PAID)()]);
    await operatorCancels();
    expect(await held()).toEqual({ balance: 0, pieces: 0, stock: 5 });
  });
});
