import { randomUUID } from "node:crypto";
import type { BodyOf, Endpoints } from "@trove/contract";
import type { TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";

type Body = Omit<BodyOf<Endpoints["createReduction"]>, "price"> & { price?: number };
type By = Pick<TestPerson, "token">;

/** A day as many days after the shop's clock, as the shop's time zone names it: YYYY-MM-DD. */
export const dayIn = (shop: Pick<Shop, "clock">, days: number): string =>
  new Date(shop.clock.now.getTime() + days * 86_400_000).toLocaleDateString("sv", { timeZone: "Europe/Amsterdam" });

/** Adds an item like another one, which was never for sale before. Returns its id. */
export async function addCopy(shop: Pick<Shop, "call">, { token }: By, id: string): Promise<string> {
  const { name, description, imageUrl, categoryId, brand, marketPrice } = (
    await shop.call("getItem", { params: { id }, query: {} })
  ).body;
  const body = { name, description, imageUrl, galleryUrls: [], categoryId, brand, marketPrice, slug: randomUUID() };
  const added = { body: { ...body, isSellable: true, isActive: true } };
  return (await shop.call("createItem", added, { token, key: randomUUID() })).body.id;
}

/** Creates a reduction, by default of 20 % from now on for a week. Returns the response. */
export function reduce(shop: Pick<Shop, "call" | "clock">, { token }: By, changed: Partial<Body>) {
  const body = { until: dayIn(shop, 7), ...(changed.price === undefined && { percent: 20 }), ...changed };
  return shop.call("createReduction", { body }, { token, key: randomUUID() });
}

/** Reduces an item. Returns the reduction. */
export async function reduced(shop: Shop, admin: By, itemId: string, changed: Partial<Body> = {}) {
  const { status, body, text } = await reduce(shop, admin, { itemIds: [itemId], ...changed });
  if (status !== 201) throw new Error(text);
  shop.app.publicCache.clear();
  return body;
}

export const endReduction = (shop: Pick<Shop, "call">, { token }: By, id: string) =>
  shop.call("endReduction", { params: { id } }, { token, key: randomUUID() });

/** Runs the job that begins and ends reductions, at the time of the shop's clock. */
export async function runReductions(shop: Shop): Promise<void> {
  await shop.app.jobs.find(({ name }) => name === "run-reductions")?.run();
  shop.app.publicCache.clear();
}

/** The price that an item's page shows: reduced or not. */
export async function shownPrice(shop: Shop, itemId: string) {
  const { reduction, marketPrice } = (await shop.call("getItem", { params: { id: itemId }, query: {} })).body;
  return reduction?.price ?? marketPrice;
}
