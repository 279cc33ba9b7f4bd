import { randomUUID } from "node:crypto";
import {
  defaultSettings,
  type PromisedDays,
  promisedDays,
  SETTING_GROUPS,
  type SettingGroup,
  type Settings,
  shippingCost,
  vatRateOf,
  weightOf,
} from "@trove/contract";
import { fromEuros, share, toEuros, vatIncluded } from "@trove/money";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { openedBox } from "../catalogue/operator-boxes.ts";
import { buyDirectly, putOnSale, readOrder, stockOf, toKeep, toSend, validateOrder } from "../orders/orders.ts";
import { giveItems, ship } from "../orders/shipments.ts";
import { addAddress, cards, payWith, topUp, validate } from "../payments/till.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../people/people.ts";
import { marketsOf, marketWith } from "../protection/markets.ts";
import { openListeningShop } from "../shop/listening-shop.ts";
import type { Shop } from "../shop/shop.ts";
import { anyShipping, euros, grams } from "./any-shipping.ts";
import { changeGroup } from "./change-group.ts";

let shop: Shop;
let owner: TestPerson;
beforeAll(async () => {
  shop = await openListeningShop();
  owner = await makeAdmin(shop);
});
afterAll(() => shop.close());

const PRICE = 2001;
const STOCK = 5;
const { countries } = defaultSettings.countries;
const netherlands = countries["NL"] ?? expect.fail("no country NL");
const messages = { en: "We move house.", fr: "", vi: "", cn: "", ar: "" };

const anyCard = {
  provider: "sandbox",
  method: "card",
  countries: null,
  currencies: null,
  least: null,
  most: null,
  topUps: true,
  orders: true,
} as const;

/** Any values of each group of settings. The Netherlands stay a country that the shop ships to or not. */
const groups: { [Group in SettingGroup]: fc.Arbitrary<Settings[Group]> } = {
  company: fc
    .constantFrom("Trove", "Other")
    .map((name) => ({ name, legalLine: `${name} B.V.`, email: "hi@t.example" })),
  look: fc.constantFrom("", "#2bd98a").map((darkColour) => ({ darkColour, lightColour: "", logoUrl: "" })),
  selling: fc.record({ sellRatePercent: fc.integer({ min: 100, max: 10_000 }).map((hundredths) => hundredths / 100) }),
  topUps: fc.constantFrom<Settings["topUps"]>({ min: 5, max: 1000, presets: [5] }, { min: 60, max: 70, presets: [60] }),
  orders: fc.constantFrom(defaultSettings.orders, { maxCartItems: 1, maxSameItem: 1, maxUnpaidOrders: 1 }),
  payments: fc.constantFrom<Settings["payments"]["ways"]>(null, [anyCard]).map((ways) => ({ ways })),
  shipping: anyShipping,
  countries: fc.record({ vatPercent: euros(30), canShip: fc.boolean() }).map((changed) => ({
    countries: {
      ...countries,
      NL: { ...netherlands, ...changed, vatAtTopUp: true, postalPattern: "^\\d{4} ?[A-Z]{2}$" },
    },
  })),
  markets: fc.boolean().map((areOn) => marketsOf(marketWith({ boxes: areOn, topUp: areOn }))),
  safety: fc.boolean().map((isRequired) => ({ isRequired })),
  complaints: fc.constantFrom(14, 30).map((answerDays) => ({ answerDays, adrBody: "" })),
  returns: fc.constantFrom("", "Depot 1\n1011 AB Amsterdam").map((address) => ({ address })),
  countdown: fc
    .constantFrom("2030-01-01T00:00:00Z", "2031-01-01T00:00:00Z")
    .map((countdownUntil) => ({ countdownUntil })),
  maintenance: fc.boolean().map((isOn) => ({ isOn, messages })),
};

/** The values that operators set for each item: its weight, and the stock that counts as low. */
const ofItems = fc.record({ weightGrams: fc.option(grams(3_000, 1)), lowStock: fc.integer({ min: 0, max: 9 }) });
type OfItems = { weightGrams: number | null; lowStock: number };

async function changeAll(changed: Settings): Promise<void> {
  for (const group of SETTING_GROUPS) await changeGroup(shop, owner, group, { value: changed[group] });
}

/** The days that a parcel to the Netherlands is promised which is paid now. */
const promiseNow = ({ shipping }: Settings): PromisedDays =>
  promisedDays(shipping.delivery, {
    method: "standard",
    countryCode: "NL",
    at: shop.clock.now,
    timeZone: "Europe/Amsterdam",
  });

const weigh = (weightGrams: number | null) => shop.owner.connection.updateTable("items").set({ weightGrams }).execute();

/** Values under which everything below can begin. */
const permissive = (changed: Settings): Settings => ({
  ...changed,
  topUps: defaultSettings.topUps,
  markets: marketsOf(marketWith({})),
  orders: defaultSettings.orders,
  maintenance: { isOn: false, messages },
  countries: {
    countries: {
      ...changed.countries.countries,
      NL: { ...netherlands, ...changed.countries.countries["NL"], canShip: true },
    },
  },
});

/** Begins an order to send, one to keep, a top-up and a shipment, each with the terms that its settings promise. */
async function beginAll(person: TestPerson, settings: Settings, weightGrams: number | null) {
  const { selling, shipping, countries: rules } = settings;
  const item = await putOnSale(shop, PRICE, STOCK);
  const [won = ""] = await giveItems(shop, person, 1);
  await weigh(weightGrams);
  const itemsTotal = item.marketPrice;
  const weight = weightOf([{ weightGrams, quantity: 1 }], shipping);
  const parcel = { method: "standard", countryCode: "NL", grams: weight } as const;
  const sending = shippingCost(shipping, { flow: "cart", itemsTotal, ...parcel });
  const total = (itemsTotal + sending) as typeof itemsTotal;
  const vatRate = vatRateOf(rules.countries, "NL");
  const order = await buyDirectly(shop, person, toSend([item], { expectedTotal: toEuros(total) }));
  const kept = await buyDirectly(shop, person, toKeep([item]));
  const addressId = await addAddress(shop, person);
  const credited = await topUp(shop, person, { addressId, amount: 50 });
  const cost = shippingCost(shipping, { flow: "shipment", ...parcel });
  await credit(shop, person, cost);
  const shipment = await ship(shop, person, {
    inventoryItemIds: [won],
    shippingAddressId: addressId,
    cost: toEuros(cost),
  });
  expect([order.status, kept.status, credited.status, shipment.status]).toEqual([201, 201, 201, 201]);
  const begun = { item, order: order.body, kept: kept.body, credited: credited.body, shipment: shipment.body };
  const sellPrice = toEuros(share(itemsTotal, Number(`${selling.sellRatePercent}e-2`)));
  const promised = {
    order: { total: toEuros(total), shippingCost: toEuros(sending), vatAmount: toEuros(vatIncluded(total, vatRate)) },
    sellPrice,
    topUpVat: toEuros(vatIncluded(fromEuros(50), vatRate)),
    shipment: { shippingCost: toEuros(cost), promise: promiseNow(settings) },
  };
  return { begun, promised };
}

async function payOrder(person: TestPerson, session: Parameters<typeof payWith>[1]): Promise<void> {
  const { paymentId } = await payWith(shop, session, cards.succeeds);
  expect(await validateOrder(shop, paymentId, person)).toBe("Success");
}

/** The seller that the order's invoice names. */
async function sellerOf(purchaseId: string): Promise<unknown> {
  const { seller } = await shop.owner.connection
    .selectFrom("purchases")
    .select(sql`parties -> 'seller'`.as("seller"))
    .where("purchaseId", "=", purchaseId)
    .executeTakeFirstOrThrow();
  return seller;
}

it("orders, shipments, top-ups and open boxes keep their terms, whatever any group of settings or an item changes", async () => {
  const box = await openedBox(shop, owner);
  const oddsOf = async () => (await shop.call("getLootbox", { params: { id: box.lootboxId } })).body.drops;
  const odds = await oddsOf();
  const runs = async (before: Settings, was: OfItems, after: Settings, is: OfItems) => {
    const first = permissive(before);
    await changeAll(first);
    const person = await signUp(shop);
    const { begun, promised } = await beginAll(person, first, was.weightGrams);
    const left = STOCK - 2;
    const stock = { from: left, to: left, lowStock: is.lowStock, reason: "Counted" };
    const params = { id: begun.item.itemId };
    expect((await shop.call("changeStock", { params, body: stock }, { ...owner, key: randomUUID() })).status).toBe(200);
    await weigh(is.weightGrams);
    await changeAll(after);
    // The days of an order count from its payment, so it is promised those of that time, and keeps them.
    await payOrder(person, begun.order.paymentSessionResponse);
    const promise = promiseNow(after);
    await changeGroup(shop, owner, "shipping", { value: first.shipping });
    await payOrder(person, begun.kept.paymentSessionResponse);
    const { paymentId } = await payWith(shop, begun.credited.paymentSessionResponse, cards.succeeds);
    expect(await validate(shop, person, paymentId)).toBe("Success");
    expect(await readOrder(shop, begun.order.purchaseId, person)).toMatchObject({
      status: "Ordered",
      ...promised.order,
      promise,
    });
    expect(await sellerOf(begun.order.purchaseId)).toEqual(first.company);
    const inventory = await shop.call("listInventory", { query: { source: "Purchase" } }, person);
    const sellPrices = inventory.body.items.map(({ sellPrice }) => sellPrice);
    expect(sellPrices).toEqual([promised.sellPrice, promised.sellPrice]);
    expect(await stockOf(shop, begun.item)).toBe(left);
    const { body: transactions } = await shop.call("listTransactions", { query: {} }, person);
    const paid = transactions.flatMap(({ balanceTopUpDetail }) => balanceTopUpDetail ?? []);
    expect(paid).toMatchObject([{ paidAmount: 50, vatAmount: promised.topUpVat }]);
    const { body: shipment } = await shop.call("getShipment", { params: { id: begun.shipment.shipmentId } }, person);
    expect(shipment).toMatchObject({ status: "Ordered", ...promised.shipment });
    expect(await oddsOf()).toEqual(odds);
  };
  const any = fc.record(groups);
  await fc.assert(fc.asyncProperty(any, ofItems, any, ofItems, runs), {
    numRuns: inject("size").rounds,
    endOnFailure: true,
  });
  await changeAll(permissive({ ...shop.app.settings.defaults }));
}, 120_000);

it("orders and shipments cost what their weight costs, and one that expects another price is refused", async () => {
  const heavy = { cartStandard: 8, cartExpress: 16, shipmentStandard: 14, shipmentExpress: 21 };
  const weightGroups = [{ countries: ["NL"], bands: [{ aboveGrams: 1_000, prices: heavy }] }];
  await changeGroup(shop, owner, "shipping", {
    value: { ...defaultSettings.shipping, assumedGrams: 400, weightGroups },
  });
  const [light, lead] = [await putOnSale(shop, PRICE), await putOnSale(shop, PRICE)];
  const person = await signUp(shop);
  const [won = ""] = await giveItems(shop, person, 1);
  await shop.owner.connection
    .updateTable("items")
    .set({ weightGrams: 600 })
    .where("itemId", "=", lead.itemId)
    .execute();
  const order = (items: (typeof light)[], sending: number) =>
    buyDirectly(shop, person, toSend(items, { expectedTotal: (PRICE * items.length + 100 * sending) / 100 }));
  expect((await order([light, lead], 5)).status).toBe(201);
  const refused = await order([light, light, lead], 5);
  expect(refused.body).toMatchObject({ code: "PRICE_CHANGED", params: { expected: 65.03, actual: 68.03 } });
  const { purchaseId } = (await order([light, light, lead], 8)).body;
  expect(await readOrder(shop, purchaseId, person)).toMatchObject({ shippingCost: 8 });
  await weigh(1_001);
  const sent = { inventoryItemIds: [won], shippingAddressId: await addAddress(shop, person) };
  await credit(shop, person, fromEuros(14));
  expect((await ship(shop, person, sent)).body).toMatchObject({ code: "PRICE_CHANGED", params: { actual: 14 } });
  expect((await ship(shop, person, { ...sent, cost: 14 })).status).toBe(201);
  await changeGroup(shop, owner, "shipping", { value: defaultSettings.shipping });
});

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
