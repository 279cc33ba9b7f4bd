import { randomUUID } from "node:crypto";
import { type ErrorCode, errors, MAX_ADDRESSES, MAX_BROWSER_KEYS, MAX_WISHES } from "@trove/contract";
import { cents } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stockBox, stockItems, type TestBox } from "./catalogue/stock.ts";
import { browserOf, openBoxes, requestOffer, type ShownBox } from "./openings/browser.ts";
import { addAddress as addAddressIn } from "./payments/till.ts";
import { addBrowser } from "./people/browsers.ts";
import { credit, PASSWORD, signUp, type TestPerson } from "./people/people.ts";
import { personWithoutMarket } from "./protection/markets.ts";
import type { Provocations } from "./requests/provocations.ts";
import { closingPerson, personTakingBreak, provokeAccount, topUpClosing } from "./people/provoke-account.ts";
import { provokeAdmin } from "./requests/provoke-admin.ts";
import { provokeDisputes } from "./requests/provoke-disputes.ts";
import { provokeBooks } from "./overview/provoke-books.ts";
import { provokeBoxes } from "./requests/provoke-boxes.ts";
import { provokeFactors } from "./requests/provoke-factors.ts";
import { provokeHealth } from "./requests/provoke-health.ts";
import { provokeLaunch } from "./requests/provoke-launch.ts";
import { provokeLists } from "./requests/provoke-lists.ts";
import { provokePayments } from "./requests/provoke-payments.ts";
import { provokeStatements } from "./payments/provoke-statements.ts";
import { provokeCases } from "./requests/provoke-cases.ts";
import { provokePeople } from "./requests/provoke-people.ts";
import { provokeCatalogue } from "./requests/provoke-catalogue.ts";
import { provokePurchases } from "./requests/provoke-purchases.ts";
import * as protection from "./protection/provoke-protection.ts";
import { provokeRights } from "./requests/provoke-rights.ts";
import { provokeReveals } from "./requests/provoke-reveals.ts";
import { provokeReductions } from "./catalogue/provoke-reductions.ts";
import { provokePromotions } from "./promotions/provoke-promotions.ts";
import { provokeReviews } from "./reviews/provoke-reviews.ts";
import { provokeSharing } from "./requests/provoke-sharing.ts";
import { provokeWorks } from "./requests/provoke-works.ts";
import { provokeShipments } from "./requests/provoke-shipments.ts";
import { provokeDisabledMethods, provokeExchange } from "./requests/provoke-sign-in.ts";
import { shareShops } from "./requests/shared-shops.ts";
import { type Issuer, openIssuer } from "./sign-in/issuer.ts";
import { openProviderDesk, type ProviderDesk } from "./sign-in/provider-desk.ts";
import { openSilentShop } from "./shop/listening-shop.ts";
import type { Shop } from "./shop/shop.ts";

let shop: Shop;
let box: TestBox;
let person: TestPerson;
let poor: TestPerson;
let unserved: TestPerson;
let issuer: Issuer;
let providerDesk: ProviderDesk;
const shared = shareShops();

beforeAll(async () => {
  // This shop's gateway is unreachable, because nothing listens at its address.
  shop = await openSilentShop();
  box = await stockBox(shop);
  [person, poor, unserved] = await Promise.all([signUp(shop), signUp(shop), signUp(shop)]);
  await credit(shop, person, cents(100_000));
  issuer = await openIssuer();
  providerDesk = await openProviderDesk(issuer, "auth0");
});
afterAll(async () => {
  await Promise.all([shop.close(), shared.close(), providerDesk.shop.close()]);
  await issuer.close();
});

const lane = {
  label: "Home" as const,
  firstName: "Mara",
  lastName: "Lind",
  street: "Lindengracht",
  houseNumber: "12",
  postalCode: "1015 KL",
  city: "Amsterdam",
  countryCode: "NL",
  phoneNumber: "+31201234567",
};
const addAddress = async () => (await shop.call("createAddress", { body: lane }, person)).body;

const offerTo = async (who: TestPerson, shown: ShownBox = box) =>
  requestOffer(shop, who, shown, await browserOf(shop, who));

async function winOne() {
  const [opening] = (await openBoxes(shop, person, box)).body.openings;
  if (opening === undefined) throw new Error("nothing was won");
  return opening;
}

const sell = (id: string, expectedSellPrice: number) =>
  shop.call("sellInventoryItem", { params: { id }, body: { expectedSellPrice } }, person);

const register = (changed: object) =>
  shop.call("register", {
    body: {
      userName: `n${randomUUID().slice(0, 8)}`,
      email: `${randomUUID()}@trove.example`,
      firstName: "Mara",
      lastName: "Lind",
      password: PASSWORD,
      ...changed,
    },
  });

const topUp = (addressId: string) =>
  shop.call("topUp", { body: { amount: 25, addressId, currencyCode: "EUR" } }, { ...person, key: randomUUID() });

const {
  login: factorLogin,
  changePassword: factorPassword,
  ...factorRoom
} = provokeFactors(() => ({ shop, providerDesk }), shared);
const disabled = provokeDisabledMethods(() => providerDesk);

const provocations: Provocations = {
  ...provokeBooks(() => shop),
  ...provokeSharing(() => ({ shop, person })),
  getFileUrl: { NOT_FOUND: () => shop.call("getFileUrl", { query: { fileName: "salaries.pdf" } }) },
  ...factorRoom,
  ...disabled,
  changePassword: { ...factorPassword, ...disabled.changePassword },
  login: {
    ...disabled.login,
    ...factorLogin,
    INVALID_CREDENTIALS: () => shop.call("login", { body: { emailOrUserName: "nobody", password: PASSWORD } }),
    ACCOUNT_LOCKED: async () => {
      const locked = await signUp(shop);
      await sql`update users set is_locked = true where user_id = ${locked.userId}`.execute(shop.owner.connection);
      return shop.call("login", { body: { emailOrUserName: locked.userName, password: PASSWORD } });
    },
  },
  register: {
    ...disabled.register,
    EMAIL_TAKEN: () => register({ email: person.email.toUpperCase() }),
    USERNAME_TAKEN: () => register({ userName: person.userName.toUpperCase() }),
  },
  createAddress: {
    ADDRESS_LIMIT: async () => {
      const settler = await signUp(shop);
      for (let count = 0; count < MAX_ADDRESSES; count += 1) await shop.call("createAddress", { body: lane }, settler);
      return shop.call("createAddress", { body: lane }, settler);
    },
  },
  updateAddress: {
    NOT_FOUND: () => shop.call("updateAddress", { body: { ...lane, id: randomUUID() } }, person),
    VERSION_CONFLICT: async () => {
      const { id, version } = await addAddress();
      return shop.call("updateAddress", { body: { ...lane, id, version: version + 1 } }, person);
    },
  },
  deleteAddress: {
    NOT_FOUND: () => shop.call("deleteAddress", { params: { id: randomUUID() } }, person),
    ADDRESS_IN_USE: async () => {
      const { id } = await addAddress();
      await topUp(id);
      return shop.call("deleteAddress", { params: { id } }, person);
    },
  },
  addBrowserKey: {
    BROWSER_KEY_LIMIT: async () => {
      const wanderer = await signUp(shop);
      await Promise.all(Array.from({ length: MAX_BROWSER_KEYS }, () => addBrowser(shop, wanderer)));
      return addBrowser(shop, wanderer);
    },
  },
  markNotifications: {
    NOT_FOUND: () => shop.call("markNotifications", { body: { ids: [randomUUID()], mark: "read" } }, person),
  },
  unsubscribe: {
    NOT_FOUND: () => shop.call("unsubscribe", { params: { kind: "wishNews", token: "nobodys" } }),
  },
  streamEvents: {
    OVERLOADED: async () => {
      const listener = await signUp(shop);
      // Accepted streams stay open, so the first response is that of the refused call.
      return Promise.race(Array.from({ length: 9 }, () => shop.call("streamEvents", {}, listener)));
    },
  },
  removeBrowserKey: { NOT_FOUND: () => shop.call("removeBrowserKey", { params: { id: randomUUID() } }, person) },
  addWish: {
    NOT_FOUND: () => shop.call("addWish", { params: { id: randomUUID() } }, person),
    WISH_LIMIT: async () => {
      const items = await stockItems(
        shop,
        Array.from({ length: MAX_WISHES + 1 }, () => 1000),
      );
      const collector = await signUp(shop);
      const { userId } = collector;
      const known = { knownPriceCents: cents(1000), knownInStock: true, wishedAt: shop.clock.now };
      const wishes = items.slice(1).map(({ itemId }) => ({ userId, itemId, ...known }));
      await shop.owner.connection.insertInto("wishes").values(wishes).execute();
      return shop.call("addWish", { params: { id: items[0]?.itemId ?? "" } }, collector);
    },
  },
  getItem: { NOT_FOUND: () => shop.call("getItem", { params: { id: randomUUID() }, query: {} }) },
  receivePaymentWebhook: {
    NOT_FOUND: () => shop.call("receivePaymentWebhook", { query: {}, params: { provider: "piggybank" }, body: {} }),
  },
  sellInventoryItem: {
    NOT_FOUND: () => sell(randomUUID(), 1),
    ITEM_NOT_AVAILABLE: async () => {
      const { inventoryItemId, sellPrice } = await winOne();
      await sell(inventoryItemId, sellPrice);
      return sell(inventoryItemId, sellPrice);
    },
    NOT_OFFERED_HERE: async () => {
      const body = { expectedSellPrice: 1 };
      const abroad = await personWithoutMarket(shop);
      return shop.call("sellInventoryItem", { params: { id: randomUUID() }, body }, abroad);
    },
    PRICE_CHANGED: async () => sell((await winOne()).inventoryItemId, 0.01),
    ...protection.unprotectedSales(() => shop),
  },
  ...protection.provokeProtection(() => shop),
  ...provokeAccount(() => shop),
  topUp: {
    NOT_FOUND: () => topUp(randomUUID()),
    COUNTRY_NOT_SERVED: async () => {
      const body = { amount: 25, addressId: await addAddressIn(shop, unserved, "US"), currencyCode: "EUR" };
      return shop.call("topUp", { body }, { ...unserved, key: randomUUID() });
    },
    ...protection.unprotectedTopUps(() => shop),
    ACCOUNT_CLOSING: () => topUpClosing(shop),
    TAKING_BREAK: async () => {
      const tired = await personTakingBreak(shop);
      const body = { amount: 25, addressId: await addAddressIn(shop, tired), currencyCode: "EUR" };
      return shop.call("topUp", { body }, { ...tired, key: randomUUID() });
    },
    GATEWAY_UNAVAILABLE: async () => topUp((await addAddress()).id),
  },
  reopenAccount: { STATUS_CONFLICT: () => shop.call("reopenAccount", { body: {} }, { ...person, key: randomUUID() }) },
  validateTopUp: {
    NOT_FOUND: async () => {
      const listening = await shared.listening();
      const body = { paymentId: `pay_${randomUUID()}`, failTransactionIfUnsuccessful: false };
      return listening.call("validateTopUp", { body }, await signUp(listening));
    },
    GATEWAY_UNAVAILABLE: () =>
      shop.call("validateTopUp", { body: { paymentId: "pay_1", failTransactionIfUnsuccessful: false } }, person),
  },
  getLootbox: { NOT_FOUND: () => shop.call("getLootbox", { params: { id: randomUUID() } }) },
  getLootboxVersion: {
    NOT_FOUND: () => shop.call("getLootboxVersion", { params: { id: box.lootboxId, tableVersion: 7 } }),
  },
  getLootboxOdds: {
    NOT_FOUND: () => shop.call("getLootboxOdds", { params: { id: box.lootboxId, oddsHash: "0".repeat(64) } }),
  },
  offerOpening: {
    NOT_FOUND: () => offerTo(person, { ...box, lootboxId: randomUUID() }),
    COUNTRY_NOT_SERVED: async () => {
      await addAddressIn(shop, unserved, "US");
      return offerTo(unserved);
    },
    ...protection.unprotectedOffers(
      () => shop,
      () => box,
    ),
    ACCOUNT_CLOSING: async () => offerTo(await closingPerson(shop)),
    TAKING_BREAK: async () => offerTo(await personTakingBreak(shop)),
    INSUFFICIENT_BALANCE: () => offerTo(poor),
    LOOTBOX_UNAVAILABLE: async () => offerTo(person, await stockBox(shop, cents(499), "Paused")),
    PRICE_CHANGED: () => offerTo(person, { ...box, price: cents(450) }),
  },
  getOpeningDetail: {
    NOT_FOUND: () => shop.call("getOpeningDetail", { query: { transactionId: randomUUID() } }, person),
  },
  exchangeToken: provokeExchange(() => ({ shop, providerDesk })),
  ...provokeReveals(() => ({ shop, box, person })),
  ...provokeShipments(() => ({ shop, person, poor })),
  ...provokePurchases(() => ({ shop, person, poor }), shared),
  ...provokeAdmin(() => shop, shared),
  ...provokeRights(() => shop, shared),
  ...provokeBoxes(() => shop, shared),
  ...provokeLists(() => shop),
  ...provokeWorks(() => shop, shared),
  ...provokePayments(() => shop, shared),
  ...provokeStatements(() => shop, shared),
  ...provokeDisputes(() => shop),
  ...provokeCases(() => shop, shared),
  ...provokePeople(() => ({ shop, providerDesk }), shared),
  ...provokeCatalogue(() => shop, shared),
  ...provokeLaunch(() => shop),
  ...provokeReductions(() => shop, shared),
  ...provokePromotions(() => shop, shared),
  ...provokeReviews(() => shop, shared),
  ...provokeHealth,
};

const cases = Object.entries(provocations).flatMap(([name, byCode]) =>
  Object.entries(byCode).map(([code, provoke]) => [name, code as ErrorCode, provoke] as const),
);

describe("every refusal that the contract declares", () => {
  it.each(cases)("%s returns %s", async (_name, code, provoke) => {
    const { status, body, headers } = await provoke();
    expect(body).toMatchObject({ code, status, title: errors[code].title });
    expect(status).toBe(errors[code].status);
    expect(headers["content-type"]).toContain("application/problem+json");
  });
});
