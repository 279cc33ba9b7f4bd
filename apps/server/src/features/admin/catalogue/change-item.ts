import { randomUUIDv7 } from "node:crypto";
import type { BodyOf, Endpoints } from "@trove/contract";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import { announceCatalogueChange } from "../../../database/catalogue-changes.ts";
import type { Transaction } from "../../../database/connection.ts";
import { usePictures } from "../../files/index.ts";
import {
  holdCategory,
  insertItem,
  type ItemFields,
  type ItemRow,
  lockItem,
  rewriteItem,
  setStock,
} from "../../items/index.ts";
import { findBoxWith, publishItemChanges, readItemBoxes, requireConfirmedPrice } from "../../lootboxes/index.ts";
import { operate } from "../operations/operate.ts";
import type { AdminParts } from "../parts.ts";
import { changeStockBy, stockBefore } from "./change-stock.ts";
import { itemFacts, itemRow } from "./item-facts.ts";
import { slugOf } from "./slug.ts";

type NewItem = BodyOf<Endpoints["createItem"]>;
type ChangedItem = BodyOf<Endpoints["updateItem"]>;
type Parts = Pick<AdminParts, "db" | "now">;
type Request = { person: Person; idempotency: Idempotency };

/** Throws NOT_FOUND, and STATUS_CONFLICT for an item that the shop would show in a category that it doesn't show. */
async function requireCategory(tx: Transaction, { categoryId, isActive }: ItemFields): Promise<void> {
  const isShown = await holdCategory(tx, categoryId);
  if (isShown === undefined) throw new Refusal("NOT_FOUND", { detail: "That category was not found" });
  if (isActive && !isShown) throw new Refusal("STATUS_CONFLICT", { detail: "The shop does not show that category" });
}

async function requireItem(tx: Transaction, itemId: string): Promise<ItemRow> {
  const row = await lockItem(tx, itemId);
  if (row === undefined) throw new Refusal("NOT_FOUND");
  return row;
}

/** Creates an item. Throws NOT_FOUND and STATUS_CONFLICT for its category, VALIDATION_FAILED for a taken slug. */
export async function createItem(
  parts: Parts,
  request: Request,
  { slug, stock, ...fields }: NewItem,
): Promise<ItemRow> {
  const operation = { ...request, action: "createItem", subject: request.person.userId };
  const facts = await operate(parts, operation, async (tx, at) => {
    await requireCategory(tx, fields);
    await usePictures(tx, [fields.imageUrl, ...fields.galleryUrls], at);
    const itemId = randomUUIDv7();
    const isFree = await insertItem(tx, { itemId, slug: slug ?? (slugOf(fields.name) || itemId), at }, fields);
    if (!isFree) throw new Refusal("VALIDATION_FAILED", { errors: { slug: ["Slug belongs to another item"] } });
    await setStock(tx, itemId, stock, { actorId: request.person.userId, reason: null });
    await announceCatalogueChange(tx);
    const row = await requireItem(tx, itemId);
    return { facts: itemFacts(row), audit: { subjectId: itemId, before: null, after: row } };
  });
  return itemRow(facts);
}

/** Throws STATUS_CONFLICT if the change alters what an open box shows, or will show: people can win the item. */
async function requireUnboxed(tx: Transaction, before: ItemRow, after: ChangedItem): Promise<void> {
  const isSame =
    before.name === after.name &&
    before.imageUrl === after.imageUrl &&
    before.galleryUrls.join("\n") === after.galleryUrls.join("\n") &&
    before.isActive === after.isActive;
  if (isSame) return;
  const box = await findBoxWith(tx, before.itemId);
  if (box === undefined) return;
  const detail = `The open box “${box.name}” holds this item, which keeps its name and pictures and stays active`;
  throw new Refusal("STATUS_CONFLICT", { detail });
}

/** What the audit log has of a change. Without a stock that the operator changes, because sales change it meanwhile. */
function audited(before: ItemRow, after: ItemRow, { stockChange }: ChangedItem, pieces: number) {
  if (stockChange !== undefined) return { before: { ...before, stock: stockBefore(before, after, pieces) }, after };
  const [{ stock: _had, ...was }, { stock: _has, ...is }] = [before, after];
  return { before: was, after: is };
}

/**
 * Changes an item, and announces the odds tables that state its new name or price. Throws NOT_FOUND for item and
 * category, VERSION_CONFLICT, PAYOUT_UNCONFIRMED, and STATUS_CONFLICT while an open box holds the item.
 */
export async function updateItem(
  parts: Parts & Pick<AdminParts, "publishTerms">,
  request: Request & { itemId: string },
  change: ChangedItem,
): Promise<ItemRow> {
  const { itemId, ...rest } = request;
  const operation = { ...rest, action: "updateItem", subject: rest.person.userId };
  const facts = await operate(parts, operation, async (tx, at) => {
    const before = await requireItem(tx, itemId);
    if (before.version !== change.version) throw new Refusal("VERSION_CONFLICT");
    await requireCategory(tx, change);
    await requireUnboxed(tx, before, change);
    await usePictures(tx, [change.imageUrl, ...change.galleryUrls], at);
    const isSameInTables = before.name === change.name && before.marketPriceCents === change.marketPrice;
    const boxes = isSameInTables ? [] : await readItemBoxes(tx, itemId, change.marketPrice);
    requireConfirmedPrice(boxes, change.confirmedPayout);
    await rewriteItem(tx, itemId, change, at);
    if (!isSameInTables) await publishItemChanges(tx, [itemId], at);
    const cause = { actorId: rest.person.userId, reason: null };
    const pieces = await changeStockBy(tx, before, change.stockChange, cause);
    await announceCatalogueChange(tx);
    const after = await requireItem(tx, itemId);
    const openBoxes = boxes.filter(({ status }) => status === "Active").map(({ name }) => name);
    const audit = { subjectId: itemId, ...audited(before, after, change, pieces) };
    const told = openBoxes.length > 0 ? { ...audit.after, openBoxes } : audit.after;
    return { facts: itemFacts(after), audit: { ...audit, after: told } };
  });
  await parts.publishTerms();
  return itemRow(facts);
}
