import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestItem } from "../../../../test/catalogue/stock.ts";
import {
  buyDirectly,
  flagOf,
  movesDuring,
  putOnSale,
  readOrder,
  stockOf,
  toKeep,
  toSend,
  validateOrder,
} from "../../../../test/orders/orders.ts";
import { cancel } from "../../../../test/orders/shipments.ts";
import { cards, moveClock, payWith, runGateway, runJob } from "../../../../test/payments/till.ts";
import { signUp, type TestPerson } from "../../../../test/people/people.ts";
import { balanceOf, findImbalances } from "../../../../test/shop/books.ts";
import { openListeningShop } from "../../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
let mara: TestPerson;
let lamp: TestItem;

beforeAll(async () => {
  shop = await openListeningShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  mara = await signUp(shop);
  lamp = await putOnSale(shop, 2000, 5);
});

const inventory = async () => (await shop.call("listInventory", { query: {} }, mara)).body.items;

describe("a person's order", () => {
  it("can't be paid any more once it is cancelled: the provider closes its page", async () => {
    const { body } = await buyDirectly(shop, mara, toSend([lamp]));
    expect((await cancel(shop, mara, body.shipmentId ?? "")).status).toBe(200);
    await runJob(shop, "watch-payments");
    await expect(payWith(shop, body.paymentSessionResponse, cards.succeeds)).rejects.toThrow("409");
    await runGateway(shop);
    expect(await balanceOf(shop, mara)).toBe(0);
    expect(await findImbalances(shop)).toEqual([]);
  });

  it(
    "reserves the stock, and becomes Ordered with its items in shipping once it is paid",
    { tags: ["S1-15"] },
    async () => {
      const { status, body } = await buyDirectly(shop, mara, toSend([lamp, lamp]));
      expect(status).toBe(201);
      expect(body).toMatchObject({
        status: "PaymentPending",
        paymentSessionResponse: {
          amount: 45,
          currencyCode: "EUR",
          returnUrl: `${shop.environment.PUBLIC_URL}/payment-validation?type=purchase`,
        },
      });
      expect([await stockOf(shop, lamp), await inventory()]).toEqual([3, []]);
      const books = await movesDuring(shop, async () => {
        const { paymentId } = await payWith(shop, body.paymentSessionResponse, cards.succeeds);
        expect(await validateOrder(shop, paymentId, mara)).toBe("Success");
        expect(await readOrder(shop, body.purchaseId, mara)).toMatchObject({ status: "Ordered", paymentId });
        await runGateway(shop);
      });
      expect(books).toEqual({ "gateway:sandbox": -4500, "house:items": 4000, "house:shipping": 500 });
      expect((await inventory()).map((item) => [item.status, item.shipmentId])).toEqual(
        Array.from({ length: 2 }, () => ["Shipping", body.shipmentId]),
      );
      expect(await balanceOf(shop, mara)).toBe(0);
      expect((await shop.call("listTransactions", { query: {} }, mara)).body).toEqual([]);
    },
  );

  it("a person's order into the inventory, paid directly, becomes Approved", async () => {
    const { body } = await buyDirectly(shop, mara, toKeep([lamp]));
    expect(body.shipmentId).toBeNull();
    const { paymentId } = await payWith(shop, body.paymentSessionResponse, cards.succeeds);
    expect(await validateOrder(shop, paymentId, mara)).toBe("Success");
    expect(await readOrder(shop, body.purchaseId, mara)).toMatchObject({ status: "Approved", shippingCost: 0 });
    expect(await inventory()).toMatchObject([{ status: "InInventory", purchaseId: body.purchaseId, sellPrice: 18 }]);
  });

  it("is cancelled and its stock released if the card is declined, and can be ordered again", async () => {
    for (const body of [toSend([lamp]), toKeep([lamp])]) {
      const order = (await buyDirectly(shop, mara, body)).body;
      expect(await stockOf(shop, lamp)).toBe(4);
      const { paymentId } = await payWith(shop, order.paymentSessionResponse, cards.declined);
      expect(await validateOrder(shop, paymentId, mara, false)).toBe("Failed");
      expect((await readOrder(shop, order.purchaseId, mara)).status).toBe("PaymentPending");
      expect(await validateOrder(shop, paymentId, mara)).toBe("Failed");
      expect((await readOrder(shop, order.purchaseId, mara)).status).toBe("Cancelled");
      expect(await stockOf(shop, lamp)).toBe(5);
    }
  });

  it("a person's order that nobody pays is cancelled when its session ends", async () => {
    const { body } = await buyDirectly(shop, mara, toSend([lamp]));
    moveClock(shop, 31 * 60);
    await runJob(shop, "watch-payments");
    expect((await readOrder(shop, body.purchaseId, mara)).status).toBe("Cancelled");
    expect(await stockOf(shop, lamp)).toBe(5);
  });

  it("a person's order that is paid after it was cancelled stays cancelled, and the money goes to the balance", async () => {
    const { body } = await buyDirectly(shop, mara, toSend([lamp]));
    const { paymentId } = await payWith(shop, body.paymentSessionResponse, cards.late);
    expect(await validateOrder(shop, paymentId, mara)).toBe("Failed");
    const books = await movesDuring(shop, async () => {
      moveClock(shop, 60);
      await runGateway(shop);
      await runGateway(shop);
    });
    expect(books).toEqual({ "gateway:sandbox": -2500 });
    const order = await readOrder(shop, body.purchaseId, mara);
    expect(order).toMatchObject({ status: "Cancelled", transactionIds: [expect.any(String)] });
    expect((await shop.call("listTransactions", { query: {} }, mara)).body).toMatchObject([
      {
        transactionId: order.transactionIds[0],
        transactionType: "TopUp",
        amount: 25,
        relatedId: body.purchaseId,
        description: `Late payment of order ${order.number}`,
        status: "Success",
      },
    ]);
    expect([await stockOf(shop, lamp), await inventory(), await flagOf(shop, body.purchaseId)]).toEqual([
      5,
      [],
      "LatePayment",
    ]);
  });

  it("a person's order that its owner cancels while the bank decides also becomes a late payment", async () => {
    const { body } = await buyDirectly(shop, mara, toSend([lamp]));
    await payWith(shop, body.paymentSessionResponse, cards.pending);
    const params = { id: body.shipmentId ?? "" };
    const cancelled = await shop.call("cancelShipment", { params, body: {} }, { ...mara, key: randomUUID() });
    expect(cancelled.body.status).toBe("Cancelled");
    moveClock(shop, 20);
    await runGateway(shop);
    expect([await balanceOf(shop, mara), await stockOf(shop, lamp)]).toEqual([2500, 5]);
  });

  it("a person's order that is charged back takes the money from the balance and locks the account", async () => {
    const { body } = await buyDirectly(shop, mara, toSend([lamp]));
    const books = await movesDuring(shop, async () => {
      await payWith(shop, body.paymentSessionResponse, cards.chargedBack);
      await runGateway(shop);
      moveClock(shop, 60);
      await runGateway(shop);
    });
    expect(books).toEqual({ "house:chargebacks": -2500, "house:items": 2000, "house:shipping": 500 });
    expect(await flagOf(shop, body.purchaseId)).toBe("Chargeback");
    await runJob(shop, "number-invoices");
    const { rows } = await sql<{ kind: string; total: number; vat: number }>`
      select kind, total_cents::int as total, vat_cents::int as vat from invoices
      where purchase_id = ${body.purchaseId} order by kind`.execute(shop.owner.connection);
    // The house bore all of it, so the sale is lost.
    expect(rows).toEqual([
      { kind: "CreditNote", total: 2500, vat: 434 },
      { kind: "Invoice", total: 2500, vat: 434 },
    ]);
    expect((await shop.call("listPurchases", { query: {} }, mara)).status).toBe(401);
  });

  it("responds to a repeated request with the same session, also after the item is gone", async () => {
    const key = randomUUID();
    const order = toSend([lamp]);
    const responses = await Promise.all(Array.from({ length: 6 }, () => buyDirectly(shop, mara, order, key)));
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await stockOf(shop, lamp)).toBe(4);
    await sql`update items set is_sellable = false where item_id = ${lamp.itemId}`.execute(shop.owner.connection);
    expect((await buyDirectly(shop, mara, order, key)).text).toBe(responses[0]?.text);
  });

  it("needs a billing address", async () => {
    const { status, text } = await buyDirectly(shop, mara, toKeep([lamp], { billingAddress: null }));
    expect([status, Object.keys(JSON.parse(text).errors)]).toEqual([400, ["billingAddress"]]);
  });

  it("puts a wrong amount into quarantine, and is cancelled when its session ends", async () => {
    const { body } = await buyDirectly(shop, mara, toSend([lamp]));
    const { id } = body.paymentSessionResponse;
    await sql`update sandbox_gateway.gateway_sessions set amount_minor = 1 where session_id = ${id}`.execute(
      shop.owner.connection,
    );
    const books = await movesDuring(shop, async () => {
      const { paymentId } = await payWith(shop, body.paymentSessionResponse, cards.succeeds);
      expect(await validateOrder(shop, paymentId, mara)).toBe("Pending");
      expect((await readOrder(shop, body.purchaseId, mara)).status).toBe("PaymentPending");
      moveClock(shop, 31 * 60);
      await runJob(shop, "watch-payments");
      await runJob(shop, "watch-payments");
      await runGateway(shop);
    });
    expect(books).toEqual({ "gateway:sandbox": -1, "house:quarantine": 1 });
    expect((await readOrder(shop, body.purchaseId, mara)).status).toBe("Cancelled");
    expect(await stockOf(shop, lamp)).toBe(5);
  });
});

it("leaves every wallet equal to the sum of its rows", async () => {
  expect(await findImbalances(shop)).toEqual([]);
});
