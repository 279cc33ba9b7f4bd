import { randomUUID } from "node:crypto";
import type { PaymentProviderName } from "@trove/contract/payment-providers";
import { people } from "@trove/demo";
import { type Cents, fromEuros } from "@trove/money";
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

async function signInAdmin(client: PatientClient): Promise<string> {
  const { userName: emailOrUserName, password } = people.admin;
  return (await client.call("login", { body: { emailOrUserName, password } })).token;
}

/** The methods of the sandbox besides cards, for top-ups. */
export const sandboxMethods = ["googlePay", "ideal", "bankTransfer"] as const;

/** The largest top-up that the sandbox takes, in euros. */
export const SANDBOX_MOST = 120;
/** The largest top-up of customers, in euros. */
export const TOP_UP_MOST = 300;

/**
 * Lets the sandbox take small payments, with all its methods, and each of the vendors larger ones than those before it.
 */
export async function shareOut(client: PatientClient, vendors: readonly PaymentProviderName[]): Promise<void> {
  const token = await signInAdmin(client);
  const names = ["sandbox" as const, ...vendors];
  const any = { method: "card" as const, countries: null, currencies: null };
  const waysOf = (first: number, step: number, purpose: { topUps: boolean; orders: boolean }) =>
    names.map((provider, index) => ({
      ...any,
      ...purpose,
      provider,
      least: null,
      most: index === names.length - 1 ? null : first + Math.floor(step * index),
    }));
  const small = { provider: "sandbox" as const, least: null, most: SANDBOX_MOST, topUps: true, orders: false };
  const ways = [
    ...waysOf(SANDBOX_MOST, (TOP_UP_MOST - SANDBOX_MOST) / vendors.length, { topUps: true, orders: false }),
    ...waysOf(20, 10, { topUps: false, orders: true }),
    ...sandboxMethods.map((method) => ({ ...any, ...small, method })),
  ];
  const { version } = await client.call("getSettings", { params: { group: "payments" } }, token);
  const body = { value: { ways }, version, reason: "Every provider takes some" };
  await client.call("changeSettings", { params: { group: "payments" }, body }, token);
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
