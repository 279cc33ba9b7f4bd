import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestItem } from "../../../../test/catalogue/stock.ts";
import {
  buyAsGuest,
  buyDirectly,
  movesDuring,
  putOnSale,
  toSend,
  validateOrder,
} from "../../../../test/orders/orders.ts";
import { cards, moveClock, payWith, runJob } from "../../../../test/payments/till.ts";
import { signUp, type TestPerson } from "../../../../test/people/people.ts";
import { balanceOf } from "../../../../test/shop/books.ts";
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

describe("reconciliation", () => {
  beforeEach(() => runJob(shop, "reconcile-payments"));

  it("settles what no webhook reported, also for payments that are no longer pending", async () => {
    const { body } = await buyAsGuest(shop, toSend([lamp]));
    const { paymentId } = await payWith(shop, body.paymentSessionResponse, cards.chargedBack);
    expect(await validateOrder(shop, paymentId)).toBe("Success");
    moveClock(shop, 60);
    await runJob(shop, "sandbox-gateway-steps");
    const books = await movesDuring(shop, async () => {
      await runJob(shop, "reconcile-payments");
      await runJob(shop, "reconcile-payments");
    });
    expect(books).toEqual({ "gateway:sandbox": 2500, "house:chargebacks": -2500 });
  });

  it("books refunds that were made at the gateway itself", async () => {
    const { body } = await buyDirectly(shop, mara, toSend([lamp]));
    const { paymentId } = await payWith(shop, body.paymentSessionResponse, cards.succeeds);
    expect(await validateOrder(shop, paymentId, mara)).toBe("Success");
    await sql`update sandbox_gateway.gateway_payments set refunded_minor = 1000, updated_at = ${shop.clock.now}
      where payment_id = ${paymentId}`.execute(shop.owner.connection);
    const books = await movesDuring(shop, () => runJob(shop, "reconcile-payments"));
    expect(books).toEqual({ "gateway:sandbox": 1000, "house:items": -1000 });
    expect(await balanceOf(shop, mara)).toBe(0);
  });
});
