import type { BodyOf, Endpoints } from "@trove/contract";
import { problemsText, refusedFor } from "../../../command/refused-for.ts";
import type { Transaction } from "../../../database/connection.ts";
import { usePictures } from "../../files/index.ts";
import { holdCategory, insertItem, type ItemFields, type AnyItemRow, setStock, type StockCause } from "../index.ts";
import { readOpenBoxNames } from "../../lootboxes/index.ts";
import { requireItem } from "./change-stock.ts";
import { requireSafety, type SafetyRule } from "./safety-rule.ts";
import { slugOf } from "./slug.ts";

export type NewItem = BodyOf<Endpoints["createItem"]>;

/** Fields of an item that an open box shows. */
type Shown = Pick<ItemFields, "name" | "imageUrl" | "galleryUrls" | "isActive">;

/**
 * Throws NOT_FOUND for an unknown category, and STATUS_CONFLICT if the item would be shown in a category that the shop
 * does not show.
 */
async function requireCategory(tx: Transaction, { categoryId, isActive }: ItemFields): Promise<void> {
  const isShown = await holdCategory(tx, categoryId);
  if (isShown === undefined) throw refusedFor("NOT_FOUND", [CATEGORY_UNKNOWN]);
  if (isActive && !isShown) throw refusedFor("STATUS_CONFLICT", [CATEGORY_HIDDEN]);
}

export const CATEGORY_UNKNOWN = { code: "CategoryUnknown", params: {} } as const;
export const CATEGORY_HIDDEN = { code: "CategoryHidden", params: {} } as const;
export const ADDRESS_TAKEN = { code: "AddressTaken", params: {} } as const;

/** Whether a change alters what open boxes show of the item. */
export const altersShown = (before: Shown, after: Shown): boolean =>
  before.name !== after.name ||
  before.imageUrl !== after.imageUrl ||
  before.galleryUrls.join("\n") !== after.galleryUrls.join("\n") ||
  before.isActive !== after.isActive;

/** The problem of a change that would alter what an open box shows. */
export const heldBy = (box: string) => ({ code: "BoxHoldsItem", params: { box } }) as const;

/** Throws STATUS_CONFLICT if the change alters what an open box shows, because people may win the item right now. */
async function requireUnboxed(tx: Transaction, before: AnyItemRow, after: ItemFields): Promise<void> {
  if (!altersShown(before, after)) return;
  const name = (await readOpenBoxNames(tx, [before.itemId])).get(before.itemId);
  if (name !== undefined) throw refusedFor("STATUS_CONFLICT", [heldBy(name)]);
}

/** Whether a change alters what odds tables state about the item. */
export const altersTables = (before: AnyItemRow, after: Pick<ItemFields, "name" | "marketPrice">): boolean =>
  before.name !== after.name || before.marketPriceCents !== after.marketPrice;

/**
 * Adds an item. Throws NOT_FOUND for an unknown category, STATUS_CONFLICT if the item would be shown in a hidden
 * category or without the facts about its safety, and VALIDATION_FAILED for a taken slug.
 */
export async function addItem(
  rule: SafetyRule,
  tx: Transaction,
  { itemId, body, cause, at }: { itemId: string; body: NewItem; cause: StockCause; at: Date },
): Promise<AnyItemRow> {
  const { slug, stock, ...fields } = body;
  await requireSafety(rule, undefined, fields);
  await requireCategory(tx, fields);
  await usePictures(tx, [fields.imageUrl, ...fields.galleryUrls], at);
  const isFree = await insertItem(tx, { itemId, slug: slug ?? (slugOf(fields.name) || itemId), at }, fields);
  if (!isFree) {
    throw refusedFor("VALIDATION_FAILED", [ADDRESS_TAKEN], { errors: { slug: [problemsText([ADDRESS_TAKEN])] } });
  }
  await setStock(tx, itemId, stock, cause);
  return requireItem(tx, itemId);
}

/**
 * Checks a change of a locked item, and takes the pictures into use. Throws NOT_FOUND for the category, and
 * STATUS_CONFLICT.
 */
export async function requireChangeable(
  rule: SafetyRule,
  tx: Transaction,
  { before, after, at }: { before: AnyItemRow; after: ItemFields; at: Date },
) {
  await requireSafety(rule, before, after);
  await requireCategory(tx, after);
  await requireUnboxed(tx, before, after);
  await usePictures(tx, [after.imageUrl, ...after.galleryUrls], at);
}
