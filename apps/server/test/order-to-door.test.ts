import { cents } from "@trove/money";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import type { TestItem } from "./catalogue/stock.ts";
import {
  buyDirectly,
  buyFromBalance,
  movesDuring,
  putOnSale,
  readOrder,
  stockOf,
  toSend,
  validateOrder,
} from "./orders/orders.ts";
import { cancel, itemsByStatus } from "./orders/shipments.ts";
import { cards, payWith, runGateway, type TestSession } from "./payments/till.ts";
import { deliver, moveOn } from "./people/operator.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "./people/people.ts";
import { balanceOf } from "./shop/books.ts";
import { openListeningShop } from "./shop/listening-shop.ts";
import type { Shop } from "./shop/shop.ts";

let shop: Shop;
let admin: TestPerson;
let mara: TestPerson;
let lamp: TestItem;

beforeAll(async () => {
  shop = await openListeningShop();
  admin = await makeAdmin(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  mara = await signUp(shop);
  await credit(shop, mara, cents(10_000));
  lamp = await putOnSale(shop, 2000, 5);
});

type Order = { purchaseId: string; shipmentId: string };

function idsOf({ purchaseId, shipmentId }: { purchaseId: string; shipmentId: string | null }): Order {
  if (shipmentId === null) throw new Error("nothing is sent");
  return { purchaseId, shipmentId };
}

const order = async () => idsOf((await buyFromBalance(shop, mara, toSend([lamp, lamp]))).body);

async function beginDirectly(): Promise<Order & { session: TestSession }> {
  const { body } = await buyDirectly(shop, mara, toSend([lamp, lamp]));
  return { ...idsOf(body), session: body.paymentSessionResponse };
}

async function payDirectly(): Promise<Order> {
  const { session, ...ids } = await beginDirectly();
  const { paymentId } = await payWith(shop, session, cards.succeeds);
  expect(await validateOrder(shop, paymentId, mara)).toBe("Success");
  return ids;
}

describe("an order", () => {
  it("reaches the door, and its purchase has its shipment's status at every step", async () => {
    const { purchaseId, shipmentId } = await order();
    expect(await itemsByStatus(shop, mara)).toEqual({ Shipping: 2 });
    const steps = [
      { status: "Approved" },
      { status: "Shipping" },
      { status: "Shipped", carrier: "UPS", trackingNumber: "1Z" },
    ] as const;
    for (const step of steps) {
      await moveOn(shop, admin, shipmentId, step);
      expect((await readOrder(shop, purchaseId, mara)).status).toBe(step.status);
    }
    await deliver(shop, admin, shipmentId);
    expect(await itemsByStatus(shop, mara)).toEqual({ Delivered: 2 });
    expect(await stockOf(shop, lamp)).toBe(3);
  });

  it("cancelled for its price leaves nothing but its ledger entries", async () => {
    const moves = await movesDuring(shop, async () => {
      const { purchaseId, shipmentId } = await order();
      const { body } = await cancel(shop, mara, shipmentId, { refund: "Balance" });
      expect(body.status).toBe("Cancelled");
      expect((await readOrder(shop, purchaseId, mara)).status).toBe("Cancelled");
    });
    expect(moves).toEqual({});
    expect([await balanceOf(shop, mara), await stockOf(shop, lamp)]).toEqual([10_000, 5]);
    expect(await itemsByStatus(shop, mara)).toEqual({});
  });

  it("cancelled for its items gives them to the owner, to sell or to ship again", async () => {
    const { shipmentId } = await order();
    await cancel(shop, mara, shipmentId);
    expect([await balanceOf(shop, mara), await stockOf(shop, lamp)]).toEqual([10_000 - 4000, 3]);
    expect(await itemsByStatus(shop, mara)).toEqual({ InInventory: 2 });
    const [item] = (await shop.call("listInventory", { query: {} }, mara)).body.items;
    expect(item).toMatchObject({ source: "Purchase", shipmentId: null, sellPrice: 18 });
  });

  it("paid by card is refunded to the balance, from the accounts that the payment went to", async () => {
    const { shipmentId } = await payDirectly();
    const moves = await movesDuring(shop, async () => {
      const { status } = await cancel(shop, mara, shipmentId, { refund: "Balance" });
      expect(status).toBe(200);
    });
    expect(moves).toEqual({ "house:items": -4000, "house:shipping": -500 });
    expect([await balanceOf(shop, mara), await stockOf(shop, lamp)]).toEqual([14_500, 5]);
  });

  it("cancelled before its payment stays cancelled: a later capture goes to the balance", async () => {
    const { purchaseId, shipmentId, session } = await beginDirectly();
    expect(await stockOf(shop, lamp)).toBe(3);
    expect((await cancel(shop, mara, shipmentId)).body.status).toBe("Cancelled");
    expect(await stockOf(shop, lamp)).toBe(5);
    await payWith(shop, session, cards.succeeds);
    await runGateway(shop);
    expect((await readOrder(shop, purchaseId, mara)).status).toBe("Cancelled");
    expect([await balanceOf(shop, mara), await itemsByStatus(shop, mara)]).toEqual([14_500, {}]);
    expect(await stockOf(shop, lamp)).toBe(5);
  });
});

describe("a cancellation and the capture of its payment at the same moment", () => {
  it.each(Array.from({ length: inject("size").rounds }, (_, round) => round))(
    "lose nothing and double nothing (round %i)",
    async () => {
      const { purchaseId, shipmentId, session } = await beginDirectly();
      const { paymentId } = await payWith(shop, session, cards.succeeds);
      const [, response] = await Promise.all([
        validateOrder(shop, paymentId, mara),
        cancel(shop, mara, shipmentId, { refund: "Items" }),
        runGateway(shop),
      ]);
      // The order is cancelled in either case. If the cancellation came first, the money is in the wallet; otherwise
      // Mara keeps the items.
      expect([response.status, (await readOrder(shop, purchaseId, mara)).status]).toEqual([200, "Cancelled"]);
      const [balance, items, stock] = [
        await balanceOf(shop, mara),
        await itemsByStatus(shop, mara),
        await stockOf(shop, lamp),
      ];
      const isLate = balance === 14_500;
      expect([balance, items, stock]).toEqual(isLate ? [14_500, {}, 5] : [10_500, { InInventory: 2 }, 3]);
    },
  );
});
