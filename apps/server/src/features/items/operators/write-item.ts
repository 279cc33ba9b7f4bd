import type { BodyOf, Endpoints } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";
import { problemsText, refusedFor } from "../../../command/refused-for.ts";
import type { Transaction } from "../../../database/connection.ts";
import { usePictures } from "../../files/index.ts";
import {
  holdCategory,
  insertItem,
  type ItemFields,
  type AnyItemRow,
  lockItem,
  rewriteItem,
  setStock,
  type StockCause,
} from "../index.ts";
import { readOpenBoxNames } from "../../lootboxes/index.ts";
import { changeStockBy, stockBefore } from "./change-stock.ts";
import { slugOf } from "./slug.ts";

export type NewItem = BodyOf<Endpoints["createItem"]>;
type ChangedItem = ItemFields & Pick<BodyOf<Endpoints["updateItem"]>, "stockChange">;

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

/** Returns the item and locks it. Throws NOT_FOUND. */
export async function requireItem(tx: Transaction, itemId: string): Promise<AnyItemRow> {
  const row = await lockItem(tx, itemId);
  if (row === undefined) throw new Refusal("NOT_FOUND");
  return row;
}

/** Whether a change alters what open boxes show of the item. */
export const altersShown = (before: Shown, after: Shown): boolean =>
  before.name !== after.name ||
  before.imageUrl !== after.imageUrl ||
  before.galleryUrls.join("\n") !== after.galleryUrls.join("\n") ||
  before.isActive !== after.isActive;

/** The problem of a change that would alter what an open box shows. */
export const heldBy = (box: string) => ({ code: "BoxHoldsItem", params: { box } }) as const;

/** Throws STATUS_CONFLICT if the change alters what an open box shows, because people may win the item right now. */
async function requireUnboxed(tx: Transaction, before: AnyItemRow, after: ChangedItem): Promise<void> {
  if (!altersShown(before, after)) return;
  const name = (await readOpenBoxNames(tx, [before.itemId])).get(before.itemId);
  if (name !== undefined) throw refusedFor("STATUS_CONFLICT", [heldBy(name)]);
}

/** Whether a change alters what odds tables state about the item. */
export const altersTables = (before: AnyItemRow, after: Pick<ItemFields, "name" | "marketPrice">): boolean =>
  before.name !== after.name || before.marketPriceCents !== after.marketPrice;

/**
 * Adds an item. Throws NOT_FOUND for an unknown category, STATUS_CONFLICT if the item would be shown in a hidden
 * category, and VALIDATION_FAILED for a taken slug.
 */
export async function addItem(
  tx: Transaction,
  itemId: string,
  { slug, stock, ...fields }: NewItem,
  cause: StockCause,
  at: Date,
): Promise<AnyItemRow> {
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
 * Changes a locked item and its stock, but not the boxes that hold it. Returns the item before and after; `before` has
 * the stock right before the change. Throws NOT_FOUND for the category, STATUS_CONFLICT, and VERSION_CONFLICT for the
 * stock.
 */
export async function changeItem(
  tx: Transaction,
  before: AnyItemRow,
  { stockChange, ...fields }: ChangedItem,
  cause: StockCause,
  at: Date,
): Promise<{ before: AnyItemRow; after: AnyItemRow }> {
  await requireCategory(tx, fields);
  await requireUnboxed(tx, before, fields);
  await usePictures(tx, [fields.imageUrl, ...fields.galleryUrls], at);
  await rewriteItem(tx, before.itemId, fields, at);
  const pieces = await changeStockBy(tx, before, stockChange, cause);
  const after = await requireItem(tx, before.itemId);
  return { before: { ...before, stock: stockBefore(before, after, pieces) }, after };
}
