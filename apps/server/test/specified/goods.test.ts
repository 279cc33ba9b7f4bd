import { cents } from "@trove/money";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stockSureBox, type TestBox, type TestItem } from "../catalogue/stock.ts";
import { prepareReveal } from "../openings/browser.ts";
import { doorstep, guest, putOnSale, toSend } from "../orders/orders.ts";
import { cards, payWith, type TestSession } from "../payments/till.ts";
import { credit, signUp, type TestPerson } from "../people/people.ts";
import { openListeningShop } from "../shop/listening-shop.ts";
import type { Shop } from "../shop/shop.ts";
import { callAsWritten } from "../shop/written-call.ts";

let shop: Shop;
let mara: TestPerson;
let lamp: TestItem;
let box: TestBox;

beforeAll(async () => {
  shop = await openListeningShop();
  mara = await signUp(shop);
  await credit(shop, mara, cents(50_000));
  lamp = await putOnSale(shop, 2000);
  box = await stockSureBox(shop, cents(499), lamp);
});
afterAll(() => shop.close());

it(
  "shows the shop, its items and its boxes to everybody",
  { tags: ["S3-76", "S3-77", "S3-78", "S3-87", "S7-08", "S7-09", "S7-10", "S7-13", "S7-14", "S7-15"] },
  async () => {
    const settings = await callAsWritten(shop, "GET /api/applicationInfo");
    expect(settings).toMatchObject({ status: 200, body: { appName: "Trove" } });
    const item = { id: lamp.itemId, name: lamp.name, marketPrice: 20 };
    expect(await callAsWritten(shop, "GET /api/items")).toMatchObject({ status: 200, body: { items: [item] } });
    const read = await callAsWritten<{ categoryId: string }>(shop, `GET /api/items/${lamp.itemId}`);
    expect(read).toMatchObject({ status: 200, body: item });
    expect(read.body).not.toHaveProperty("relatedLootBoxes");
    const withBoxes = await callAsWritten(shop, `GET /api/items/${lamp.itemId}?includeRelatedLootBoxes=true`);
    expect(withBoxes).toMatchObject({ status: 200, body: { relatedLootBoxes: [{ id: box.lootboxId }] } });
    const categories = await callAsWritten(shop, "GET /api/category");
    expect(categories).toMatchObject({ status: 200, body: [{ id: read.body.categoryId }] });
    const shown = { id: box.lootboxId, price: 4.99 };
    expect(await callAsWritten(shop, "GET /api/lootboxes")).toMatchObject({ status: 200, body: { items: [shown] } });
    const detail = await callAsWritten(shop, `GET /api/lootboxes/${box.lootboxId}`);
    expect(detail).toMatchObject({ status: 200, body: shown });
  },
);

it(
  "opens a box, and tells of the opening and the seeds",
  { tags: ["S3-83", "S3-84", "S3-85", "S3-86", "S7-11", "S7-12", "S7-45", "S7-46"] },
  async () => {
    const body = await prepareReveal(shop, mara, box, { quantity: 2 });
    type Opened = { openings: { transactionId: string }[] };
    const opened = await callAsWritten<Opened>(shop, `POST /api/lootboxes/${box.lootboxId}/open`, { body });
    expect([opened.status, opened.body.openings.length]).toEqual([200, 2]);
    const { transactionId = "" } = opened.body.openings[0] ?? {};
    const detail = `GET /api/lootboxes/openingDetail?transactionId=${transactionId}` as const;
    const withItem = await callAsWritten(shop, `${detail}&includeItem=true`, { by: mara });
    expect(withItem).toMatchObject({ status: 200, body: { transactionId, item: { id: lamp.itemId } } });
    const bare = await callAsWritten<object>(shop, `${detail}&includeItem=false`, { by: mara });
    expect([bare.status, Object.keys(bare.body)]).toEqual([200, expect.not.arrayContaining(["item"])]);
    const seed = { clientSeed: "mine" };
    const changed = await callAsWritten(shop, "POST /api/users/updateClientSeed", { body: seed, by: mara });
    expect(changed.status).toBe(200);
    const seeds = await callAsWritten(shop, "GET /api/users/provablyFair", { by: mara });
    expect(seeds).toMatchObject({ status: 200, body: seed });
  },
);

it(
  "sells items from the balance, by card and to guests, and shows the order",
  { tags: ["S3-79", "S7-16", "S7-17", "S7-18", "S7-19", "S7-20"] },
  async () => {
    type Begun = { purchaseId: string; paymentSessionResponse: TestSession };
    const order = toSend([lamp]);
    const bought = await callAsWritten<Begun>(shop, "POST /api/purchase/via-balance", { body: order, by: mara });
    expect(bought).toMatchObject({ status: 201, body: { status: "Ordered" } });
    const read = await callAsWritten(shop, `GET /api/purchase/${bought.body.purchaseId}`, { by: mara });
    expect(read).toMatchObject({ status: 200, body: { lines: [{ itemId: lamp.itemId }], total: 25 } });

    const asGuest = { ...order, guestBuyerInfo: guest };
    const signedIn = await callAsWritten(shop, "POST /api/purchase/as-guest", { body: asGuest, by: mara });
    expect(signedIn.status).toBe(403);
    for (const [line, by, body] of [
      ["POST /api/purchase/via-direct", { by: mara }, order],
      ["POST /api/purchase/as-guest", {}, asGuest],
    ] as const) {
      const begun = await callAsWritten<Begun>(shop, line, { body, ...by });
      expect(begun).toMatchObject({ status: 201, body: { status: "PaymentPending" } });
      const { paymentId } = await payWith(shop, begun.body.paymentSessionResponse, cards.succeeds);
      const check = { paymentId, failTransactionIfUnsuccessful: true };
      const checked = await callAsWritten(shop, "POST /api/purchase/validate-payment", { body: check, ...by });
      expect(checked).toEqual({ status: 200, body: "Success" });
    }
  },
);

it(
  "lists and buys back what a person owns, and sends it",
  { tags: ["S3-81", "S3-82", "S7-35", "S7-36", "S7-37", "S7-38", "S7-39", "S7-40"] },
  async () => {
    const by = await signUp(shop);
    await credit(shop, by, cents(10_000));
    const reveal = await prepareReveal(shop, by, box, { quantity: 2 });
    await callAsWritten(shop, `POST /api/lootboxes/${box.lootboxId}/open`, { body: reveal });
    const owned = await callAsWritten<{ items: { id: string }[] }>(shop, "GET /api/inventory", { by });
    expect([owned.status, owned.body.items.length]).toEqual([200, 2]);
    const [sold = "", sent = ""] = owned.body.items.map(({ id }) => id);
    const sale = { expectedSellPrice: 18 };
    const paid = await callAsWritten(shop, `POST /api/inventory/${sold}/sell`, { body: sale, by });
    expect(paid).toMatchObject({ status: 200, body: { balance: { amount: 108.02 } } });

    const home = { label: "Home", ...doorstep };
    const address = await callAsWritten<{ id: string }>(shop, "POST /api/address", { body: home, by });
    const chosen = { shippingAddressId: address.body.id, shippingMethod: "standard", expectedShippingCost: 10 };
    const body = { inventoryItemIds: [sent], ...chosen };
    const made = await callAsWritten<{ shipmentId: string }>(shop, "POST /api/shipment", { body, by });
    expect(made).toMatchObject({ status: 201, body: { status: "Ordered" } });
    const { shipmentId } = made.body;
    const listed = await callAsWritten(shop, "GET /api/shipment", { by });
    expect(listed).toMatchObject({ status: 200, body: { items: [{ id: shipmentId }] } });
    const read = await callAsWritten(shop, `GET /api/shipment/${shipmentId}`, { by });
    expect(read).toMatchObject({ status: 200, body: { items: [{ inventoryItemId: sent }] } });
    const cancelled = await callAsWritten(shop, `POST /api/shipment/${shipmentId}/cancel`, { body: {}, by });
    expect(cancelled).toMatchObject({ status: 200, body: { status: "Cancelled" } });
  },
);
