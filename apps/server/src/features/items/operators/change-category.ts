import { randomUUIDv7 } from "node:crypto";
import { Refusal } from "../../../command/refusal.ts";
import { announceCatalogueChange } from "../../../database/catalogue-changes.ts";
import type { Transaction } from "../../../database/connection.ts";
import { usePictures } from "../../files/index.ts";
import type { OperatorCall } from "../../operators/index.ts";
import {
  type AnyCategoryRow,
  insertCategory,
  lockCategories,
  readAllCategories,
  renumberCategories,
  rewriteCategory,
} from "../index.ts";
import { slugOf } from "./slug.ts";

/** Reads a category after all have been locked. Throws NOT_FOUND and VERSION_CONFLICT. */
async function requireCategory(tx: Transaction, categoryId: string, version?: number): Promise<AnyCategoryRow> {
  const row = (await readAllCategories(tx)).find((category) => category.categoryId === categoryId);
  if (row === undefined) throw new Refusal("NOT_FOUND");
  if (version !== undefined && row.version !== version) throw new Refusal("VERSION_CONFLICT");
  return row;
}

async function changed(tx: Transaction, categoryId: string, before: AnyCategoryRow | null) {
  await announceCatalogueChange(tx);
  const after = await requireCategory(tx, categoryId);
  return { facts: after, audit: { subjectId: categoryId, before, after } };
}

/** Adds a category at the end. Throws VALIDATION_FAILED for a slug that is taken. Locks all categories. */
export async function createCategory(
  tx: Transaction,
  at: Date,
  { body }: Pick<OperatorCall<"createCategory">, "body">,
) {
  const { slug, ...fields } = body;
  const categoryId = randomUUIDv7();
  await lockCategories(tx);
  const address = { categoryId, slug: slug ?? (slugOf(fields.name) || categoryId), at };
  await usePictures(tx, [fields.imageUrl], at);
  const isFree = await insertCategory(tx, address, fields);
  if (!isFree)
    throw new Refusal("VALIDATION_FAILED", { errors: { slug: ["Address is already used by another category"] } });
  return changed(tx, categoryId, null);
}

/**
 * Changes a category. Throws NOT_FOUND, VERSION_CONFLICT, and STATUS_CONFLICT if it would be deactivated while the shop
 * shows items in it. Locks all categories.
 */
export async function updateCategory(
  tx: Transaction,
  at: Date,
  { params, body }: Pick<OperatorCall<"updateCategory">, "params" | "body">,
) {
  const { version, ...fields } = body;
  await lockCategories(tx);
  const before = await requireCategory(tx, params.id, version);
  const { itemCount } = before;
  if (!fields.isActive && itemCount > 0) {
    const detail = `The shop shows ${itemCount} items in this category. Move or deactivate them first`;
    throw new Refusal("STATUS_CONFLICT", { detail, params: { itemCount } });
  }
  await usePictures(tx, [fields.imageUrl], at);
  await rewriteCategory(tx, params.id, fields, at);
  return changed(tx, params.id, before);
}

/** Moves a category to another place in the order. Throws NOT_FOUND and VERSION_CONFLICT. Locks all categories. */
export async function moveCategory(tx: Transaction, _at: Date, { params, body }: OperatorCall<"moveCategory">) {
  await lockCategories(tx);
  const before = await requireCategory(tx, params.id, body.version);
  const others = (await readAllCategories(tx)).map((row) => row.categoryId).filter((id) => id !== params.id);
  await renumberCategories(tx, others.toSpliced(body.place - 1, 0, params.id), params.id);
  return changed(tx, params.id, before);
}
