import { randomUUID } from "node:crypto";
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

/**
 * Returns the things that customers buy and open: the cheaper part of the demo shop, and new items with too little
 * stock.
 */
export async function openMarket(client: PatientClient): Promise<Market> {
  const { userName: emailOrUserName, password } = people.admin;
  const { token } = await client.call("login", { body: { emailOrUserName, password } });
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
