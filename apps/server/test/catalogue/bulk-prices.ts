import { randomUUID } from "node:crypto";
import { parseOddsTable } from "@trove/fairness";
import { expect } from "vitest";
import { approve } from "../operators/approve.ts";
import type { TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";
import { stockBox, stockItems } from "./stock.ts";
import { planImport, type TestWork } from "./works.ts";

/** Changes fields of one item by calling `updateItem`, without bulk work. */
export async function changeItem(shop: Shop, person: TestPerson, itemId: string, changed: object) {
  const params = { id: itemId };
  const shown = (await shop.call("getAdminItem", { params }, person)).body;
  const { name, description, imageUrl, galleryUrls, categoryId, brand, marketPrice, ...rest } = shown;
  const { isSellable, isActive, version } = rest;
  const same = { name, description, imageUrl, galleryUrls, categoryId, brand, marketPrice, isSellable, isActive };
  const body = { ...same, version, ...changed };
  return shop.call("updateItem", { params, body }, { ...person, key: randomUUID() });
}

/** The job processes at most this many rows of a work each time. */
const ROWS_AT_ONCE = 100;

/**
 * Plans an import of these prices, in this order. Before the last one it inserts `runs` × 100 rows of items that no box
 * holds, so that the job ends that many times between the last two prices.
 */
export async function planPrices(
  shop: Shop,
  person: TestPerson,
  prices: readonly (readonly [itemId: string | undefined, price: string])[],
  runs = 0,
): Promise<TestWork> {
  const between = Array.from({ length: runs * ROWS_AT_ONCE }, () => 100);
  const others = (await stockItems(shop, between)).map(({ itemId }) => [itemId, "2.00"] as const);
  const lines = [...prices.slice(0, -1), ...others, ...prices.slice(-1)];
  const file = ["Id,Market price", ...lines.map((line) => line.join(","))].join("\n");
  return (await planImport(shop, person, file)).body;
}

/** Starts, retries, cancels or reverts work, with the version that it has now. */
export async function moveWork(
  shop: Shop,
  person: TestPerson,
  action: "startWork" | "retryWork" | "cancelWork" | "revertWork",
  { id }: Pick<TestWork, "id">,
) {
  const { version } = (await shop.call("getWork", { params: { id } }, person)).body;
  return shop.call(action, { params: { id }, body: { version } }, { ...person, key: randomUUID() });
}

/** Starts work that needs an approval, and lets a second person approve it. */
export async function startApproved(
  shop: Shop,
  { author, second }: { author: TestPerson; second: TestPerson },
  work: Pick<TestWork, "id">,
): Promise<void> {
  const approved = await approve(shop, second, await moveWork(shop, author, "startWork", work));
  expect(approved.status).toBe(200);
}

/** Runs the job once, which processes up to a hundred rows of each running work. */
export async function runSomeRows(shop: Shop): Promise<void> {
  await shop.app.jobs.find(({ name }) => name === "run-works")?.run();
}

/**
 * Starts work that changes prices, and runs the job once. Afterwards all rows up to the last but one price have run,
 * and the row of the last price still waits.
 */
export async function halfRun(
  shop: Shop,
  people: { author: TestPerson; second: TestPerson },
  prices: Parameters<typeof planPrices>[2],
): Promise<TestWork> {
  const work = await planPrices(shop, people.author, prices, 1);
  await startApproved(shop, people, work);
  await runSomeRows(shop);
  return work;
}

/** Makes a box that costs €4.99, has a payout of 58.82 %, and holds items for €500, €15, €4 and €1. */
export async function pricedBox(shop: Shop, status: "Active" | "Paused" = "Active") {
  const { lootboxId: id, drops } = await stockBox(shop, undefined, status);
  const [dear = "", fair = "", cheap = "", least = ""] = drops.map(({ itemId }) => itemId);
  return { id, name: `Box ${id}`, dear, fair, cheap, least };
}

/** Returns the number of the version that was published last, and its items' prices in cents, highest first. */
export async function published(shop: Shop, person: TestPerson, id: string) {
  const { items } = (await shop.call("listLootboxVersions", { params: { id }, query: {} }, person)).body;
  const { version, drops } = parseOddsTable(items[0]?.oddsTable ?? "");
  return { version, prices: drops.map(({ marketPriceCents }) => marketPriceCents) };
}
