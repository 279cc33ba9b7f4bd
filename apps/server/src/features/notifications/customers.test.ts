import { cents } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { stockSureBox } from "../../../test/catalogue/stock.ts";
import { eventsOf } from "../../../test/notifications/events-of.ts";
import { ageOpenings } from "../../../test/openings/age-openings.ts";
import { openBoxes } from "../../../test/openings/browser.ts";
import { buyAsGuest, buyDirectly, putOnSale, toSend, validateOrder } from "../../../test/orders/orders.ts";
import { sendShipment } from "../../../test/orders/shipments.ts";
import { addAddress, cards, payWith, runJob, topUp, validate } from "../../../test/payments/till.ts";
import { creditPerson, moveOn } from "../../../test/people/operator.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../test/people/people.ts";
import { listen, openSilentShop } from "../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../test/shop/shop.ts";

let shop: Shop;
let mara: TestPerson;
let admin: TestPerson;

beforeAll(async () => {
  shop = await openSilentShop();
  await listen(shop);
  admin = await makeAdmin(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  mara = await signUp(shop);
});

async function told(person: TestPerson) {
  const { items } = (await shop.call("listNotifications", { query: { pageSize: 100 } }, person)).body;
  return items.map(({ kind, params }) => ({ kind, params })).toReversed();
}

describe("a customer", () => {
  it("is told of every step of a shipment that an operator takes, live and afterwards", async () => {
    await credit(shop, mara, cents(1000));
    const shipmentId = await sendShipment(shop, mara);
    const stopping = new AbortController();
    const events = eventsOf(shop, mara, stopping.signal);
    await events.next();
    await moveOn(shop, admin, shipmentId, { status: "Approved" });
    expect((await events.next()).value).toContain(`"shipmentId":"${shipmentId}"`);
    stopping.abort();
    await moveOn(shop, admin, shipmentId, { status: "Shipping" });
    await moveOn(shop, admin, shipmentId, { status: "Shipped", carrier: "DHL", trackingNumber: "1" });
    expect((await told(mara)).map(({ kind, params }) => [kind, "status" in params && params.status])).toEqual(
      ["Approved", "Shipping", "Shipped"].map((status) => ["shipmentMoved", status]),
    );
  });

  it("is told of a top-up and of an order once, however often their payment is validated", async () => {
    const begun = await topUp(shop, mara, { addressId: await addAddress(shop, mara) });
    const { paymentId } = await payWith(shop, begun.body.paymentSessionResponse, cards.succeeds);
    await Promise.all([validate(shop, mara, paymentId), validate(shop, mara, paymentId)]);
    expect(await told(mara)).toEqual([{ kind: "toppedUp", params: { amount: expect.any(Number) } }]);
    const { body } = await buyDirectly(shop, mara, toSend([await putOnSale(shop)]));
    const paid = await payWith(shop, body.paymentSessionResponse, cards.succeeds);
    await Promise.all([validateOrder(shop, paid.paymentId, mara), validateOrder(shop, paid.paymentId, mara)]);
    const [, order, ...more] = await told(mara);
    expect(order).toEqual({
      kind: "orderPaid",
      params: { number: expect.any(String), shipmentId: expect.any(String) },
    });
    expect(more).toEqual([]);
  });

  it("is told of goodwill, and of nothing if the credit is refused", async () => {
    await creditPerson(shop, admin, mara, 900);
    await creditPerson(shop, admin, mara, 5);
    expect(await told(mara)).toEqual([{ kind: "credited", params: { amount: 5 } }]);
  });

  it("is told of a win of ten times the price, once, and after the reel has stopped", async () => {
    const box = await stockSureBox(shop, cents(100), await putOnSale(shop, 5000));
    await credit(shop, mara, cents(10_000));
    await openBoxes(shop, mara, box, { quantity: 2 });
    expect(await told(mara)).toEqual([]);
    await ageOpenings(shop);
    await sql`update lootbox_counting set counted_until = counted_until - interval '1 minute'`.execute(
      shop.owner.connection,
    );
    await Promise.all([runJob(shop, "count-openings"), runJob(shop, "count-openings")]);
    expect(await told(mara)).toMatchObject([{ kind: "bigWin", params: { lootboxId: box.lootboxId, marketPrice: 50 } }]);
  });

  it("is told the newest 200 things, and no more are kept", async () => {
    await sql`select command.person_tell(${mara.userId}, 'toppedUp', jsonb_build_object('amount', number), now())
      from generate_series(1, 203) as number order by number`.execute(shop.database.connection);
    const page = async (pageNumber: number) =>
      (await shop.call("listNotifications", { query: { pageNumber, pageSize: 100 } }, mara)).body;
    const pages = [await page(1), await page(2)];
    expect(pages[0]?.counts).toEqual({ all: 200, unread: 200, archived: 0 });
    expect(pages.map(({ items, hasMore }) => [items.length, hasMore])).toEqual([
      [100, true],
      [100, false],
    ]);
  });
});

it("guests, who have no account, are told nothing", async () => {
  const { body } = await buyAsGuest(shop, toSend([await putOnSale(shop)]));
  const { paymentId } = await payWith(shop, body.paymentSessionResponse, cards.succeeds);
  await validateOrder(shop, paymentId);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from notifications where user_id = ${body.purchaseId}`.execute(shop.owner.connection);
  expect(rows).toEqual([{ count: 0 }]);
});
