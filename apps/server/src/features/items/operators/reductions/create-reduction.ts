import { createHash, randomUUIDv7 } from "node:crypto";
import { type BodyOf, type Endpoints, REDUCTION_MAX_DAYS, REDUCTION_MAX_DAYS_BOXED } from "@trove/contract";
import { type Cents, percentBelow, toEuros } from "@trove/money";
import { Refusal } from "../../../../command/refusal.ts";
import { refusedFor } from "../../../../command/refused-for.ts";
import { announceCatalogueChange } from "../../../../database/catalogue-changes.ts";
import type { Transaction } from "../../../../database/connection.ts";
import { readOpenBoxNames } from "../../../lootboxes/index.ts";
import type { OperatorCall } from "../../../operators/index.ts";
import { beginReduction, holdCategory, readLowestPrices } from "../../index.ts";
import { CATEGORY_UNKNOWN } from "../write-item.ts";
import {
  insertReduction,
  lockItems,
  type PricedItem,
  readCategoryItems,
  readDays,
  readReducedBetween,
} from "./reductions.store.ts";

type Body = BodyOf<Endpoints["createReduction"]>;
type Times = { from: Date; until: Date };

const DAY_MS = 86_400_000;
/** Maximum number of items that a reduction of a category takes. */
const CATEGORY_MAX = 1000;

const invalid = (field: keyof Body, text: string) => new Refusal("VALIDATION_FAILED", { errors: { [field]: [text] } });

/** Throws VALIDATION_FAILED unless the request has items or a category, and a percentage or a single item's price. */
function requireShape({ itemIds, categoryId, percent, price }: Body): void {
  if ((itemIds === undefined) === (categoryId === undefined)) throw invalid("itemIds", "Choose items or a category");
  if ((percent === undefined) === (price === undefined)) throw invalid("percent", "Enter a percentage or a price");
  if (price !== undefined && itemIds?.length !== 1) throw invalid("price", "A price is for a single item");
}

/** Throws VALIDATION_FAILED if the last day is over or too far away. */
async function requireTimes(tx: Transaction, { from, until }: Body, zone: string, at: Date): Promise<Times> {
  const days = await readDays(tx, { from, until, zone });
  const begin = days.from !== null && days.from > at ? days.from : at;
  if (days.until <= begin) throw invalid("until", "The last day must not be over, nor before the first");
  if (days.until.getTime() - begin.getTime() > REDUCTION_MAX_DAYS * DAY_MS) {
    throw invalid("until", `A reduction lasts at most ${REDUCTION_MAX_DAYS} days`);
  }
  return { from: begin, until: days.until };
}

/** Locks the items, and leaves out those of a category that have a reduction on these days. */
async function requireItems(tx: Transaction, { itemIds, categoryId }: Body, times: Times): Promise<PricedItem[]> {
  if (categoryId !== undefined && (await holdCategory(tx, categoryId)) === undefined) {
    throw refusedFor("NOT_FOUND", [CATEGORY_UNKNOWN]);
  }
  const chosen = categoryId === undefined ? (itemIds ?? []) : await readCategoryItems(tx, categoryId, CATEGORY_MAX);
  const wanted = [...new Set(chosen)];
  const items = await lockItems(tx, wanted);
  if (items.length < wanted.length) throw new Refusal("NOT_FOUND");
  const taken = await readReducedBetween(tx, wanted, times);
  const overlapping = items.find(({ itemId }) => taken.has(itemId));
  if (overlapping === undefined && items.length > 0) return items;
  if (categoryId === undefined && overlapping !== undefined) {
    throw refusedFor("STATUS_CONFLICT", [{ code: "ReductionOverlaps", params: { item: overlapping.name } }]);
  }
  const free = items.filter(({ itemId }) => !taken.has(itemId));
  if (free.length === 0) throw refusedFor("STATUS_CONFLICT", [{ code: "ReductionEmpty", params: {} }]);
  return free;
}

/** Throws STATUS_CONFLICT if the price of an item would not be below its lowest one of the 30 days before. */
function requireLower(items: readonly PricedItem[], price: Cents, lowest: ReadonlyMap<string, Cents>): void {
  for (const { itemId, name } of items) {
    const least = lowest.get(itemId);
    if (least !== undefined && percentBelow(price, least) < 1) {
      const params = { item: name, lowest: toEuros(least) };
      throw refusedFor("STATUS_CONFLICT", [{ code: "ReductionNotLower", params }]);
    }
  }
}

/**
 * Returns the names of open boxes that hold the items. Throws STATUS_CONFLICT if there are any and the reduction is
 * long: what the boxes say about the items' worth would no longer be what the shop asks for them.
 */
async function requireShort(tx: Transaction, items: readonly PricedItem[], { from, until }: Times): Promise<string[]> {
  const boxes = await readOpenBoxNames(
    tx,
    items.map(({ itemId }) => itemId),
  );
  const days = REDUCTION_MAX_DAYS_BOXED;
  const isLong = until.getTime() - from.getTime() > days * DAY_MS;
  const held = isLong ? items.find(({ itemId }) => boxes.has(itemId)) : undefined;
  if (held !== undefined) {
    const params = { item: held.name, box: boxes.get(held.itemId) ?? "", days };
    throw refusedFor("STATUS_CONFLICT", [{ code: "ReductionTooLong", params }]);
  }
  return [...new Set(boxes.values())].toSorted();
}

/** A hash of the items and their lowest prices. An approval is valid only for these. */
function hashOf(items: readonly PricedItem[], lowest: ReadonlyMap<string, Cents>): string {
  const lines = items.map(({ itemId }) => `${itemId} ${lowest.get(itemId) ?? ""}`);
  return createHash("sha256").update(lines.toSorted().join("\n")).digest("hex");
}

/**
 * Creates a reduction, and begins it if it has no later first day. Locks its items. Throws:
 * - NOT_FOUND for an unknown item or category
 * - VALIDATION_FAILED for days that are over or too many, and for a request that chooses too much or too little
 * - STATUS_CONFLICT for items that are reduced on these days, cost no less, or are in an open box for too long
 */
export async function createReduction(
  zone: string,
  tx: Transaction,
  at: Date,
  { body }: Pick<OperatorCall<"createReduction">, "body">,
) {
  requireShape(body);
  const { categoryId = null, percent = null, price: priceCents = null } = body;
  const times = await requireTimes(tx, body, zone, at);
  const items = await requireItems(tx, body, times);
  const itemIds = items.map(({ itemId }) => itemId);
  const lowest = await readLowestPrices(tx, itemIds, times.from);
  if (priceCents !== null) requireLower(items, priceCents, lowest);
  const openBoxes = await requireShort(tx, items, times);
  const reductionId = randomUUIDv7();
  const [startsAt, untilAt] = [times.from, times.until];
  await insertReduction(
    tx,
    { reductionId, categoryId, percent, priceCents, startsAt, untilAt, createdAt: at },
    itemIds,
  );
  if (startsAt <= at) await beginReduction(tx, reductionId, at);
  await announceCatalogueChange(tx);
  const { from: firstDay = null, until: lastDay } = body;
  const after = { reductionId, items: items.length, itemName: items[0]?.name, percent, priceCents, firstDay, lastDay };
  return {
    facts: { reductionId },
    audit: {
      subjectId: categoryId ?? itemIds[0] ?? reductionId,
      before: null,
      after: { ...after, pricesHash: hashOf(items, lowest), ...(openBoxes.length > 0 && { openBoxes }) },
    },
  };
}
