import { createHash, randomUUIDv7 } from "node:crypto";
import {
  type BodyOf,
  type Endpoints,
  REDUCTION_MAX_DAYS,
  REDUCTION_MAX_DAYS_BOXED,
  REDUCTION_MAX_PERCENT,
  type RowProblem,
} from "@trove/contract";
import { type Cents, formatEuros, percentBelow, toEuros } from "@trove/money";
import { Refusal } from "../../../../command/refusal.ts";
import { refusedFor } from "../../../../command/refused-for.ts";
import { announceCatalogueChange } from "../../../../database/catalogue-changes.ts";
import type { Transaction } from "../../../../database/connection.ts";
import { readOpenBoxNames } from "../../../lootboxes/index.ts";
import type { OperatorCall } from "../../../operators/index.ts";
import { beginReduction, holdCategory, readLowestPrices } from "../../index.ts";
import { CATEGORY_UNKNOWN } from "../write-item.ts";
import {
  type Days,
  insertReduction,
  type Item,
  lockCategoryItems,
  lockItems,
  readDays,
  readReducedBetween,
  readReducedDays,
} from "./reductions.store.ts";

type Body = BodyOf<Endpoints["createReduction"]>;
type PricedItem = Item & { lowestCents: Cents };

/** Maximum number of items that a reduction of a category takes. */
const CATEGORY_MAX = 1000;
/** Days that an item has to be for sale before its price is reduced: a law asks for the lowest price of 30. */
const LOWEST_PRICE_DAYS = 30;
/** Days before and after a reduction whose other reductions count towards the maximum for items of open boxes. */
const BOXED_WITHIN_DAYS = 60;

const conflict = (problem: RowProblem) => refusedFor("STATUS_CONFLICT", [problem]);
const invalid = (field: keyof Body, text: string) => new Refusal("VALIDATION_FAILED", { errors: { [field]: [text] } });

/** Throws VALIDATION_FAILED unless the request has items or a category, and a percentage or a single item's price. */
function requireShape({ itemIds, categoryId, percent, price }: Body): void {
  if ((itemIds === undefined) === (categoryId === undefined)) throw invalid("itemIds", "Choose items or a category");
  if ((percent === undefined) === (price === undefined)) throw invalid("percent", "Enter a percentage or a price");
  if (price !== undefined && itemIds?.length !== 1) throw invalid("price", "A price is for a single item");
}

/** Throws VALIDATION_FAILED if the last day is over or too far away. */
async function requireDays(tx: Transaction, { from, until }: Body, zone: string, at: Date): Promise<Days> {
  const days = await readDays(tx, { from, until, zone }, at);
  if (days.until <= days.from) throw invalid("until", "The last day must not be over, nor before the first");
  if (days.days > REDUCTION_MAX_DAYS) throw invalid("until", `A reduction lasts at most ${REDUCTION_MAX_DAYS} days`);
  return days;
}

/** Locks items that were chosen one by one. Throws NOT_FOUND. */
async function lockChosen(tx: Transaction, itemIds: readonly string[]): Promise<Item[]> {
  const wanted = [...new Set(itemIds)];
  const items = await lockItems(tx, wanted);
  if (items.length < wanted.length) throw new Refusal("NOT_FOUND");
  return items;
}

/** Locks what a category sells and has no reduction yet. Throws NOT_FOUND, and VALIDATION_FAILED for too many items. */
async function lockCategory(tx: Transaction, categoryId: string, days: Days): Promise<Item[]> {
  if ((await holdCategory(tx, categoryId)) === undefined) throw refusedFor("NOT_FOUND", [CATEGORY_UNKNOWN]);
  const items = await lockCategoryItems(tx, categoryId, days, CATEGORY_MAX + 1);
  if (items.length > CATEGORY_MAX) {
    throw invalid("categoryId", `The category has more than ${CATEGORY_MAX} items to reduce. Choose items instead`);
  }
  return items;
}

/**
 * Locks the items, with their lowest prices. Leaves out those of a category that can't be reduced on these days. Throws
 * as {@link createReduction} does.
 */
async function requireItems(tx: Transaction, body: Body, days: Days): Promise<PricedItem[]> {
  const { itemIds = [], categoryId } = body;
  const isChosen = categoryId === undefined;
  const items = isChosen ? await lockChosen(tx, itemIds) : await lockCategory(tx, categoryId, days);
  const ids = items.map(({ itemId }) => itemId);
  // Read after the locks, because another reduction may have been made while this one waited for them.
  const taken = await readReducedBetween(tx, ids, days);
  const lowest = await readLowestPrices(tx, ids, days.from);
  const free: PricedItem[] = [];
  for (const { itemId, name: item } of items) {
    const lowestCents = lowest.get(itemId);
    if (!taken.has(itemId) && lowestCents !== undefined) free.push({ itemId, name: item, lowestCents });
    else if (isChosen && taken.has(itemId)) throw conflict({ code: "ReductionOverlaps", params: { item } });
    else if (isChosen) throw conflict({ code: "ReductionTooNew", params: { item, days: LOWEST_PRICE_DAYS } });
  }
  if (free.length === 0) throw conflict({ code: "ReductionEmpty", params: {} });
  return free;
}

/** Throws STATUS_CONFLICT if a price is not below the lowest one before, VALIDATION_FAILED if it is far below. */
function requireLower(items: readonly PricedItem[], price: Cents): void {
  for (const { name: item, lowestCents } of items) {
    const below = percentBelow(price, lowestCents);
    if (below < 1) throw conflict({ code: "ReductionNotLower", params: { item, lowest: toEuros(lowestCents) } });
    if (below > REDUCTION_MAX_PERCENT) {
      const text = `A price is at most ${REDUCTION_MAX_PERCENT} % below ${formatEuros(lowestCents)}, the lowest before`;
      throw invalid("price", text);
    }
  }
}

/**
 * Returns the names of open boxes that hold the items. Throws STATUS_CONFLICT if the item of one would be reduced for
 * long, by all its reductions: what the box says about its worth would no longer be what the shop asks for it.
 */
async function requireShort(tx: Transaction, items: readonly PricedItem[], planned: Days): Promise<string[]> {
  const itemIds = items.map(({ itemId }) => itemId);
  const boxes = await readOpenBoxNames(tx, itemIds);
  const others = await readReducedDays(tx, [...boxes.keys()], planned, BOXED_WITHIN_DAYS);
  const days = REDUCTION_MAX_DAYS_BOXED;
  for (const { itemId, name: item } of items) {
    const box = boxes.get(itemId);
    const isLong = planned.days + (others.get(itemId) ?? 0) > days;
    if (box !== undefined && isLong) throw conflict({ code: "ReductionTooLong", params: { item, box, days } });
  }
  return [...new Set(boxes.values())].toSorted();
}

/** A hash of the items and their lowest prices. An approval is valid only for these. */
function hashOf(items: readonly PricedItem[]): string {
  const lines = items.map(({ itemId, lowestCents }) => `${itemId} ${lowestCents}`);
  return createHash("sha256").update(lines.toSorted().join("\n")).digest("hex");
}

/**
 * Creates a reduction, and begins it if it has no later first day. Locks its items. Throws:
 * - NOT_FOUND for an unknown item or category
 * - VALIDATION_FAILED for days that are over or too many, and for a request that chooses too much or too little
 * - STATUS_CONFLICT for items that are reduced on these days, cost no less, were not for sale for 30 days, or are in an
 *   open box for too long
 */
export async function createReduction(
  zone: string,
  tx: Transaction,
  at: Date,
  { body }: Pick<OperatorCall<"createReduction">, "body">,
) {
  requireShape(body);
  const { categoryId = null, percent = null, price: priceCents = null } = body;
  const days = await requireDays(tx, body, zone, at);
  const items = await requireItems(tx, body, days);
  const itemIds = items.map(({ itemId }) => itemId);
  if (priceCents !== null) requireLower(items, priceCents);
  const openBoxes = await requireShort(tx, items, days);
  const reductionId = randomUUIDv7();
  const [startsAt, untilAt] = [days.from, days.until];
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
      after: { ...after, pricesHash: hashOf(items), ...(openBoxes.length > 0 && { openBoxes }) },
    },
  };
}
