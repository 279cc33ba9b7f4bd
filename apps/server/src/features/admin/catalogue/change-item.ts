import { randomUUIDv7 } from "node:crypto";
import type { BodyOf, Endpoints } from "@trove/contract";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import { announceCatalogueChange } from "../../../database/catalogue-changes.ts";
import type { Transaction } from "../../../database/connection.ts";
import {
  addToStock,
  hasCategory,
  insertItem,
  type ItemFields,
  type ItemRow,
  lockItem,
  rewriteItem,
  setStock,
} from "../../items/index.ts";
import { findBoxWith, publishItemChange } from "../../lootboxes/index.ts";
import { operate } from "../operations/operate.ts";
import type { AdminParts } from "../parts.ts";
import { slugOf } from "./slug.ts";

type NewItem = BodyOf<Endpoints["createItem"]>;
type ChangedItem = BodyOf<Endpoints["updateItem"]>;
type Parts = Pick<AdminParts, "db" | "now">;
type Request = { person: Person; idempotency: Idempotency };

/** An item as stored in the operation's idempotency record, where times are text because it is JSON. */
type ItemFacts = Omit<ItemRow, "createdAt" | "updatedAt"> & { createdAt: string; updatedAt: string };

function factsOf(row: ItemRow): ItemFacts {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}

function rowOf(facts: ItemFacts): ItemRow {
  return { ...facts, createdAt: new Date(facts.createdAt), updatedAt: new Date(facts.updatedAt) };
}

async function requireCategory(tx: Transaction, { categoryId }: ItemFields): Promise<void> {
  const isKnown = await hasCategory(tx, categoryId);
  if (!isKnown) throw new Refusal("NOT_FOUND", { detail: "That category was not found" });
}

async function requireItem(tx: Transaction, itemId: string): Promise<ItemRow> {
  const row = await lockItem(tx, itemId);
  if (row === undefined) throw new Refusal("NOT_FOUND");
  return row;
}

/** Creates an item. Throws NOT_FOUND for an unknown category, VALIDATION_FAILED for a slug that is taken. */
export async function createItem(
  parts: Parts,
  request: Request,
  { slug, stock, ...fields }: NewItem,
): Promise<ItemRow> {
  const operation = { ...request, action: "createItem", subject: request.person.userId };
  const facts = await operate(parts, operation, async (tx, at) => {
    await requireCategory(tx, fields);
    const itemId = randomUUIDv7();
    const isFree = await insertItem(tx, { itemId, slug: slug ?? (slugOf(fields.name) || itemId), at }, fields);
    if (!isFree) throw new Refusal("VALIDATION_FAILED", { errors: { slug: ["Slug belongs to another item"] } });
    await setStock(tx, itemId, stock);
    await announceCatalogueChange(tx);
    const row = await requireItem(tx, itemId);
    return { facts: factsOf(row), audit: { subjectId: itemId, before: null, after: row } };
  });
  return rowOf(facts);
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

/**
 * Applies the operator's stock change as a difference, so that pieces sold since the form was loaded stay sold. Returns
 * the difference, 0 if the limit was added or removed.
 */
async function changeStock(tx: Transaction, before: ItemRow, { stockChange }: ChangedItem): Promise<number> {
  if (stockChange === undefined || stockChange.from === stockChange.to) return 0;
  const { from, to } = stockChange;
  if ((from === null) !== (before.stock === null)) throw new Refusal("VERSION_CONFLICT");
  if (from === null || to === null) {
    await setStock(tx, before.itemId, to);
    return 0;
  }
  const isEnough = await addToStock(tx, before.itemId, to - from);
  if (!isEnough) throw new Refusal("VERSION_CONFLICT", { detail: "More was sold in the meantime than would be left" });
  return to - from;
}

/** The stock right before the change, so that the audit log doesn't show other people's purchases as part of it. */
function stockBefore(before: ItemRow, after: ItemRow, pieces: number): number | null {
  return before.stock === null || after.stock === null ? before.stock : after.stock - pieces;
}

/**
 * Changes an item, and announces the odds tables that state its new name or price. Throws NOT_FOUND for item and
 * category, VERSION_CONFLICT, STATUS_CONFLICT while an open box holds the item, and PAYOUT_UNCONFIRMED if the price lets a
 * box give away more than it takes.
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
    await rewriteItem(tx, itemId, change, at);
    const isSameInTables = before.name === change.name && before.marketPriceCents === change.marketPrice;
    if (!isSameInTables) await publishItemChange(tx, itemId, at, change.confirmedPayout);
    const pieces = await changeStock(tx, before, change);
    await announceCatalogueChange(tx);
    const after = await requireItem(tx, itemId);
    const stock = stockBefore(before, after, pieces);
    return { facts: factsOf(after), audit: { subjectId: itemId, before: { ...before, stock }, after } };
  });
  await parts.publishTerms();
  return rowOf(facts);
}
