import { randomUUID } from "node:crypto";
import { defaultSettings, shippingCost, type Settings, vatRateOf } from "@trove/contract";
import { fromEuros, share, toEuros, vatIncluded } from "@trove/money";
import fc from "fast-check";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { openedBox } from "../catalogue/operator-boxes.ts";
import { buyDirectly, putOnSale, readOrder, toKeep, toSend, validateOrder } from "../orders/orders.ts";
import { giveItems, ship } from "../orders/shipments.ts";
import { addAddress, cards, payWith, topUp, validate } from "../payments/till.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../people/people.ts";
import { openListeningShop } from "../shop/listening-shop.ts";
import type { Shop } from "../shop/shop.ts";
import { changeGroup } from "./change-group.ts";

let shop: Shop;
let owner: TestPerson;
beforeAll(async () => {
  shop = await openListeningShop();
  owner = await makeAdmin(shop);
});
afterAll(() => shop.close());

const PRICE = 2001;
const euros = (most: number, least = 0) =>
  fc.integer({ min: 100 * least, max: 100 * most }).map((cents) => cents / 100);
const prices = fc.record({
  cartStandard: euros(20),
  cartExpress: euros(40),
  shipmentStandard: euros(20, 1),
  shipmentExpress: euros(40, 1),
});
const { countries } = defaultSettings.countries;
const netherlands = countries["NL"] ?? expect.fail("no country NL");

/** Any values of the settings that concern orders. The Netherlands stay a country that the shop ships to or not. */
const anySettings = fc.record({
  selling: fc.record({ sellRatePercent: fc.integer({ min: 100, max: 10_000 }).map((hundredths) => hundredths / 100) }),
  topUps: fc.constantFrom<Settings["topUps"]>({ min: 5, max: 1000, presets: [5] }, { min: 60, max: 70, presets: [60] }),
  orders: fc.constantFrom(defaultSettings.orders, { maxCartItems: 1, maxSameItem: 1, maxUnpaidOrders: 1 }),
  shipping: fc.record({
    standardDays: fc.constant("2–4"),
    expressDays: fc.constant("1"),
    freeAbove: fc.option(euros(40)),
    prices,
    countryPrices: fc.option(fc.record({ NL: prices }), { nil: {} }),
  }),
  countries: fc.record({ vatPercent: euros(30), canShip: fc.boolean() }).map((changed) => ({
    countries: {
      ...countries,
      NL: { ...netherlands, ...changed, vatAtTopUp: true, postalPattern: "^\\d{4} ?[A-Z]{2}$" },
    },
  })),
  company: fc
    .constantFrom("Trove", "Other")
    .map((name) => ({ name, legalLine: `${name} B.V.`, email: "hi@t.example" })),
});
type Changed = Pick<Settings, "selling" | "topUps" | "orders" | "shipping" | "countries" | "company">;

async function changeAll(changed: Changed): Promise<void> {
  await changeGroup(shop, owner, "selling", { value: changed.selling });
  await changeGroup(shop, owner, "topUps", { value: changed.topUps });
  await changeGroup(shop, owner, "orders", { value: changed.orders });
  await changeGroup(shop, owner, "shipping", { value: changed.shipping });
  await changeGroup(shop, owner, "countries", { value: changed.countries });
  await changeGroup(shop, owner, "company", { value: changed.company });
}

/** Values under which everything below can begin. */
const permissive = (changed: Changed): Changed => ({
  ...changed,
  topUps: defaultSettings.topUps,
  orders: defaultSettings.orders,
  countries: {
    countries: {
      ...changed.countries.countries,
      NL: { ...netherlands, ...changed.countries.countries["NL"], canShip: true },
    },
  },
});

/** Begins an order to send, one to keep, a top-up and a shipment, each with the terms that its settings promise. */
async function beginAll(person: TestPerson, { selling, shipping, countries: { countries: rules } }: Changed) {
  const item = await putOnSale(shop, PRICE);
  const itemsTotal = item.marketPrice;
  const parcel = { method: "standard", countryCode: "NL" } as const;
  const sending = shippingCost(shipping, { flow: "cart", itemsTotal, ...parcel });
  const total = (itemsTotal + sending) as typeof itemsTotal;
  const vatRate = vatRateOf(rules, "NL");
  const order = await buyDirectly(shop, person, toSend([item], { expectedTotal: toEuros(total) }));
  const kept = await buyDirectly(shop, person, toKeep([item]));
  const addressId = await addAddress(shop, person);
  const credited = await topUp(shop, person, { addressId, amount: 50 });
  const [won = ""] = await giveItems(shop, person, 1);
  const cost = shippingCost(shipping, { flow: "shipment", ...parcel });
  await credit(shop, person, cost);
  const shipment = await ship(shop, person, {
    inventoryItemIds: [won],
    shippingAddressId: addressId,
    cost: toEuros(cost),
  });
  expect([order.status, kept.status, credited.status, shipment.status]).toEqual([201, 201, 201, 201]);
  const begun = { order: order.body, kept: kept.body, credited: credited.body, shipment: shipment.body };
  const sellPrice = toEuros(share(itemsTotal, Number(`${selling.sellRatePercent}e-2`)));
  const promised = {
    order: { total: toEuros(total), shippingCost: toEuros(sending), vatAmount: toEuros(vatIncluded(total, vatRate)) },
    sellPrice,
    topUpVat: toEuros(vatIncluded(fromEuros(50), vatRate)),
    shippingCost: toEuros(cost),
  };
  return { begun, promised };
}

async function payOrder(person: TestPerson, session: Parameters<typeof payWith>[1]): Promise<void> {
  const { paymentId } = await payWith(shop, session, cards.succeeds);
  expect(await validateOrder(shop, paymentId, person)).toBe("Success");
}

it("orders, shipments, top-ups and open boxes keep their terms, whatever settings change while they run", async () => {
  const box = await openedBox(shop, owner);
  const oddsOf = async () => (await shop.call("getLootbox", { params: { id: box.lootboxId } })).body.drops;
  const odds = await oddsOf();
  const runs = async (first: Changed, second: Changed) => {
    await changeAll(permissive(first));
    const person = await signUp(shop);
    const { begun, promised } = await beginAll(person, permissive(first));
    await changeAll(second);
    await payOrder(person, begun.order.paymentSessionResponse);
    await payOrder(person, begun.kept.paymentSessionResponse);
    const { paymentId } = await payWith(shop, begun.credited.paymentSessionResponse, cards.succeeds);
    expect(await validate(shop, person, paymentId)).toBe("Success");
    expect(await readOrder(shop, begun.order.purchaseId, person)).toMatchObject({
      status: "Ordered",
      ...promised.order,
    });
    const inventory = await shop.call("listInventory", { query: { source: "Purchase" } }, person);
    const sellPrices = inventory.body.items.map(({ sellPrice }) => sellPrice);
    expect(sellPrices).toEqual([promised.sellPrice, promised.sellPrice]);
    const { body: transactions } = await shop.call("listTransactions", { query: {} }, person);
    const paid = transactions.flatMap(({ balanceTopUpDetail }) => balanceTopUpDetail ?? []);
    expect(paid).toMatchObject([{ paidAmount: 50, vatAmount: promised.topUpVat }]);
    const { body: shipment } = await shop.call("getShipment", { params: { id: begun.shipment.shipmentId } }, person);
    expect(shipment).toMatchObject({ status: "Ordered", shippingCost: promised.shippingCost });
    expect(await oddsOf()).toEqual(odds);
  };
  await fc.assert(fc.asyncProperty(anySettings, anySettings, runs), {
    numRuns: inject("size").rounds,
    endOnFailure: true,
  });
}, 60_000);

it("an open box keeps its sell rate when an item changes; one that is published afterwards has the new rate", async () => {
  await changeGroup(shop, owner, "selling", { value: { sellRatePercent: 90 } });
  const { lootboxId } = await openedBox(shop, owner);
  await changeGroup(shop, owner, "selling", { value: { sellRatePercent: 50 } });
  const versions = async (id: string) => {
    const { body } = await shop.call("listLootboxVersions", { params: { id }, query: {} }, owner);
    return body.items.map(({ oddsTable }) => JSON.parse(oddsTable).drops[0]);
  };
  const [drop] = await versions(lootboxId);
  const { body: item } = await shop.call("getAdminItem", { params: { id: drop.itemId } }, owner);
  const { name, description, imageUrl, galleryUrls, brand, isSellable, isActive, categoryId, version } = item;
  const same = { name, description, imageUrl, galleryUrls, brand, isSellable, isActive, categoryId, version };
  const body = { ...same, marketPrice: 600 };
  const changed = await shop.call("updateItem", { params: { id: drop.itemId }, body }, { ...owner, key: randomUUID() });
  expect(changed.status).toBe(200);
  expect(await versions(lootboxId)).toMatchObject([
    { marketPriceCents: 60_000, sellPriceCents: 54_000 },
    { marketPriceCents: 50_000, sellPriceCents: 45_000 },
  ]);
  const later = await openedBox(shop, owner);
  expect(await versions(later.lootboxId)).toMatchObject([{ marketPriceCents: 50_000, sellPriceCents: 25_000 }]);
});
