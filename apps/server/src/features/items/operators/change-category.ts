import { randomUUIDv7 } from "node:crypto";
import type { BodyOf, Endpoints } from "@trove/contract";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import { announceCatalogueChange } from "../../../database/catalogue-changes.ts";
import type { Transaction } from "../../../database/connection.ts";
import { usePictures } from "../../files/index.ts";
import {
  type AnyCategoryRow,
  insertCategory,
  lockCategories,
  readAllCategories,
  renumberCategories,
  rewriteCategory,
} from "../index.ts";
import { operate, type OperationParts } from "../../operators/index.ts";
import { slugOf } from "./slug.ts";

type Parts = OperationParts;
type Request = { person: Person; idempotency: Idempotency };

async function requireCategory(tx: Transaction, categoryId: string): Promise<AnyCategoryRow> {
  const row = (await readAllCategories(tx)).find((category) => category.categoryId === categoryId);
  if (row === undefined) throw new Refusal("NOT_FOUND");
  return row;
}

function operateOn(
  parts: Parts,
  { categoryId, ...request }: Request & { categoryId: string },
  action: string,
  change: (tx: Transaction, at: Date) => Promise<AnyCategoryRow | null>,
): Promise<AnyCategoryRow> {
  const operation = { ...request, action, subject: request.person.userId };
  return operate(parts, operation, async (tx, at) => {
    await lockCategories(tx);
    const before = await change(tx, at);
    await announceCatalogueChange(tx);
    const after = await requireCategory(tx, categoryId);
    return { facts: after, audit: { subjectId: categoryId, before, after } };
  });
}

/** Adds a category at the end. Throws VALIDATION_FAILED for a slug that is taken. Locks all categories. */
export function createCategory(
  parts: Parts,
  request: Request,
  { slug, ...fields }: BodyOf<Endpoints["createCategory"]>,
): Promise<AnyCategoryRow> {
  const categoryId = randomUUIDv7();
  return operateOn(parts, { ...request, categoryId }, "createCategory", async (tx, at) => {
    const address = { categoryId, slug: slug ?? (slugOf(fields.name) || categoryId), at };
    await usePictures(tx, [fields.imageUrl], at);
    const isFree = await insertCategory(tx, address, fields);
    if (!isFree)
      throw new Refusal("VALIDATION_FAILED", { errors: { slug: ["Address is already used by another category"] } });
    return null;
  });
}

/**
 * Changes a category. Throws NOT_FOUND, VERSION_CONFLICT, and STATUS_CONFLICT if it would be deactivated while the shop
 * shows items in it. Locks all categories.
 */
export function updateCategory(
  parts: Parts,
  request: Request & { categoryId: string },
  { version, ...fields }: BodyOf<Endpoints["updateCategory"]>,
): Promise<AnyCategoryRow> {
  const { categoryId } = request;
  return operateOn(parts, request, "updateCategory", async (tx, at) => {
    const before = await requireCategory(tx, categoryId);
    if (before.version !== version) throw new Refusal("VERSION_CONFLICT");
    const { itemCount } = before;
    if (!fields.isActive && itemCount > 0) {
      const detail = `The shop shows ${itemCount} items in this category. Move or deactivate them first`;
      throw new Refusal("STATUS_CONFLICT", { detail, params: { itemCount } });
    }
    await usePictures(tx, [fields.imageUrl], at);
    await rewriteCategory(tx, categoryId, fields, at);
    return before;
  });
}

/** Moves a category to another place in the order. Throws NOT_FOUND and VERSION_CONFLICT. Locks all categories. */
export function moveCategory(
  parts: Parts,
  request: Request & { categoryId: string },
  { place, version }: BodyOf<Endpoints["moveCategory"]>,
): Promise<AnyCategoryRow> {
  const { categoryId } = request;
  return operateOn(parts, request, "moveCategory", async (tx) => {
    const before = await requireCategory(tx, categoryId);
    if (before.version !== version) throw new Refusal("VERSION_CONFLICT");
    const others = (await readAllCategories(tx)).map((row) => row.categoryId).filter((id) => id !== categoryId);
    await renumberCategories(tx, others.toSpliced(place - 1, 0, categoryId), categoryId);
    return before;
  });
}
