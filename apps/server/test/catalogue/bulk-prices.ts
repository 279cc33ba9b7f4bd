import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { approve } from "../operators/approve.ts";
import type { TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";
import { stockItems } from "./stock.ts";
import { planImport, type TestWork } from "./works.ts";

/** Changes fields of one item by its own call. */
export async function changeItem(shop: Shop, person: TestPerson, itemId: string, changed: object) {
  const params = { id: itemId };
  const shown = (await shop.call("getAdminItem", { params }, person)).body;
  const { name, description, imageUrl, galleryUrls, categoryId, brand, marketPrice, ...rest } = shown;
  const { isSellable, isActive, version } = rest;
  const same = { name, description, imageUrl, galleryUrls, categoryId, brand, marketPrice, isSellable, isActive };
  const body = { ...same, version, ...changed };
  return shop.call("updateItem", { params, body }, { ...person, key: randomUUID() });
}

/** The rows that one run of the job runs at most. */
const ROWS_AT_ONCE = 100;

/**
 * Plans other prices in this order. With `runs`, that many runs of the job end between the last two of them, because rows
 * of items that no box holds stand there.
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

/** Moves work as it is now. */
export async function moveWork(
  shop: Shop,
  person: TestPerson,
  action: "startWork" | "retryWork" | "cancelWork" | "revertWork",
  { id }: Pick<TestWork, "id">,
) {
  const { version } = (await shop.call("getWork", { params: { id } }, person)).body;
  return shop.call(action, { params: { id }, body: { version } }, { ...person, key: randomUUID() });
}

/** Starts work that has to wait, and lets a second person approve it. */
export async function startApproved(
  shop: Shop,
  { author, second }: { author: TestPerson; second: TestPerson },
  work: Pick<TestWork, "id">,
): Promise<void> {
  const approved = await approve(shop, second, await moveWork(shop, author, "startWork", work));
  expect(approved.status).toBe(200);
}

/** Runs a hundred rows of each work that runs. */
export async function runSomeRows(shop: Shop): Promise<void> {
  await shop.app.jobs.find(({ name }) => name === "run-works")?.run();
}
