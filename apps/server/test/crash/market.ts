import { randomUUID } from "node:crypto";
import type { PaymentProviderName } from "@trove/contract/payment-providers";
import { settingGroups } from "@trove/contract";
import { people } from "@trove/demo";
import { type Cents, fromEuros } from "@trove/money";
import { z } from "zod";
import { paymentProviders } from "../../src/payment-providers/payment-providers.ts";
import { Operator } from "./operator.ts";
import type { PatientClient } from "./patient-client.ts";

export type Offer = { id: string; price: Cents };
export type Market = { boxes: Offer[]; items: Offer[]; scarce: Offer[] };

const AFFORDABLE = 4000;
const PIECES = 60;

async function createScarceItem(client: PatientClient, token: string, categoryId: string): Promise<Offer> {
  const name = `Scarce ${randomUUID()}`;
  const described = {
    name,
    description: "Soon gone.",
    imageUrl: "/pictures/a.webp",
    galleryUrls: [],
    brand: "Nordlys",
  };
  const body = { ...described, categoryId, marketPrice: 12, isSellable: true, isActive: true, stock: PIECES };
  const { id, marketPrice } = await client.call("createItem", { body }, token);
  return { id, price: fromEuros(marketPrice) };
}

/** The demo shop's operator. */
export const newOperator = (client: PatientClient) =>
  new Operator(client, { emailOrUserName: people.admin.userName, password: people.admin.password });

const signInAdmin = (client: PatientClient) => newOperator(client).token();

/** The methods of the sandbox besides cards, for top-ups. */
export const sandboxMethods = ["googlePay", "ideal", "bankTransfer"] as const;

/** The largest top-up that the sandbox takes, in euros. */
export const SANDBOX_MOST = 120;
/** The largest top-up of customers, in euros. */
export const TOP_UP_MOST = 300;

const takesCards = (name: PaymentProviderName) => "card" in paymentProviders[name].offer.methods;

/** The providers that take cards, the sandbox first. */
const cardProviders = (vendors: readonly PaymentProviderName[]) => ["sandbox" as const, ...vendors.filter(takesCards)];

/** The largest top-up by card at the provider with this index, in euros. */
const mostAt = (index: number, count: number) =>
  SANDBOX_MOST + Math.floor(((TOP_UP_MOST - SANDBOX_MOST) * index) / (count - 1));

/** Whole euros that a top-up at this provider may have, and with which method. */
export function offerOfTopUps(provider: PaymentProviderName, vendors: readonly PaymentProviderName[]) {
  const names = cardProviders(vendors);
  const index = names.indexOf(provider);
  if (index < 0) return { least: SANDBOX_MOST + 1, most: TOP_UP_MOST, method: "bankTransfer" as const };
  const least = index === 0 ? 50 : mostAt(index - 1, names.length) + 1;
  return { least, most: mostAt(index, names.length), method: "card" as const };
}

/**
 * Lets the sandbox take small payments, with all its methods, and each of the vendors larger ones than those before it.
 * A bank takes the transfers that are too large for the sandbox.
 */
export async function shareOut(client: PatientClient, vendors: readonly PaymentProviderName[]): Promise<void> {
  const token = await signInAdmin(client);
  const names = cardProviders(vendors);
  const any = { method: "card" as const, countries: null, currencies: null };
  const waysOf = (most: (index: number) => number, purpose: { topUps: boolean; orders: boolean }) =>
    names.map((provider, index) => ({
      ...any,
      ...purpose,
      provider,
      least: null,
      most: index === names.length - 1 ? null : most(index),
    }));
  const topUps = { least: null, topUps: true, orders: false };
  const ways = [
    ...waysOf((index) => mostAt(index, names.length), { topUps: true, orders: false }),
    ...waysOf((index) => 20 + 10 * index, { topUps: false, orders: true }),
    ...sandboxMethods.map((method) => ({
      ...any,
      ...topUps,
      provider: "sandbox" as const,
      most: SANDBOX_MOST,
      method,
    })),
    ...vendors
      .filter((name) => !takesCards(name))
      .map((provider) => ({ ...any, ...topUps, provider, most: null, method: "bankTransfer" as const })),
  ];
  const { version } = await client.call("getSettings", { params: { group: "payments" } }, token);
  const body = { value: { ways }, version, reason: "Every provider takes some" };
  await client.call("changeSettings", { params: { group: "payments" }, body }, token);
}

/** Lets every market pay out winnings. */
export async function offerPayouts(client: PatientClient): Promise<void> {
  const token = await signInAdmin(client);
  const params = { group: "markets" as const };
  const { version, value } = await client.call("getSettings", { params }, token);
  const { standard, ...markets } = z.looseObject({ standard: z.looseObject({}) }).parse(value);
  const changed = { ...standard, boxWithdrawal: "Item", payout: "All" };
  const body = {
    value: settingGroups.markets.parse({ ...markets, standard: changed }),
    version,
    reason: "Winnings are paid",
  };
  await client.call("changeSettings", { params, body }, token);
}

/**
 * Returns the things that customers buy and open: the cheaper part of the demo shop, and new items with too little
 * stock.
 */
export async function openMarket(client: PatientClient): Promise<Market> {
  const token = await signInAdmin(client);
  const categories = await client.call("listCategories");
  const scarce: Offer[] = [];
  for (const { id } of categories.slice(0, 3)) scarce.push(await createScarceItem(client, token, id));
  const boxes = await client.call("listLootboxes", { query: { pageSize: 100 } });
  const items = await client.call("listItems", { query: { pageSize: 100 } });
  const cheap = (offers: readonly Offer[]) => offers.filter(({ price }) => price <= AFFORDABLE);
  return {
    boxes: cheap(boxes.items.map(({ id, price }) => ({ id, price: fromEuros(price) }))),
    items: cheap(
      items.items
        .filter(({ isSellable, stock }) => isSellable && stock === null)
        .map(({ id, marketPrice }) => ({ id, price: fromEuros(marketPrice) })),
    ),
    scarce,
  };
}
