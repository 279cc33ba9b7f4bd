import { randomUUIDv7 } from "node:crypto";
import type { BodyOf, Endpoints } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";
import { announceCatalogueChange } from "../../../database/catalogue-changes.ts";
import type { Transaction } from "../../../database/connection.ts";
import { usePictures } from "../../files/index.ts";
import { hasItems, holdCategory } from "../../items/index.ts";
import {
  deletePlan,
  holdPlannedBox,
  insertPlannedBox,
  isChanged,
  readPlannedBox,
  rewriteBox,
  writePlan,
} from "../index.ts";
import { slugOf } from "../../items/operators/index.ts";
import type { OperatorCall } from "../../operators/index.ts";
import { boxFacts, boxOutline } from "./box-facts.ts";

type NewBox = BodyOf<Endpoints["createLootbox"]>;

async function requireNamed(tx: Transaction, { categoryIds, drops }: Pick<NewBox, "categoryIds" | "drops">) {
  for (const categoryId of categoryIds) {
    const isShown = await holdCategory(tx, categoryId);
    if (isShown === undefined) throw new Refusal("NOT_FOUND", { detail: "Category not found" });
  }
  const itemIds = drops.map(({ itemId }) => itemId);
  if (!(await hasItems(tx, itemIds))) throw new Refusal("NOT_FOUND", { detail: "One of the items wasn't found" });
}

async function requireBox(tx: Transaction, lootboxId: string) {
  const box = await readPlannedBox(tx, lootboxId);
  if (box === undefined) throw new Refusal("NOT_FOUND");
  return box;
}

/**
 * Creates a box as a draft. Throws NOT_FOUND for unknown categories or items, VALIDATION_FAILED for a slug that is
 * taken.
 */
export async function createBox(
  tx: Transaction,
  at: Date,
  { body: { slug, ...body } }: Pick<OperatorCall<"createLootbox">, "body">,
) {
  await requireNamed(tx, body);
  await usePictures(tx, [body.imageUrl], at);
  const lootboxId = randomUUIDv7();
  const own = { lootboxId, slug: slug ?? (slugOf(body.name) || lootboxId), at };
  const isFree = await insertPlannedBox(tx, own, body, body);
  if (!isFree) throw new Refusal("VALIDATION_FAILED", { errors: { slug: ["Address is already used by another box"] } });
  await writePlan(tx, lootboxId, body);
  const after = await requireBox(tx, lootboxId);
  return { facts: boxFacts(after), audit: { subjectId: lootboxId, before: null, after: boxOutline(after) } };
}

/**
 * Changes a box's name and appearance immediately, and its plan. Published versions stay as they are. Locks the box.
 * Throws NOT_FOUND, VERSION_CONFLICT, and STATUS_CONFLICT for an archived box.
 */
export async function changeBox(
  tx: Transaction,
  at: Date,
  { params: { id: lootboxId }, body: { version, ...body } }: OperatorCall<"updateLootbox">,
) {
  const before = await holdPlannedBox(tx, lootboxId, version);
  if (before.status === "Archived") throw new Refusal("STATUS_CONFLICT");
  await requireNamed(tx, body);
  await usePictures(tx, [body.imageUrl], at);
  await rewriteBox(tx, lootboxId, body, at);
  if (isChanged(before, body)) await writePlan(tx, lootboxId, body);
  else await deletePlan(tx, lootboxId);
  await announceCatalogueChange(tx);
  const after = await requireBox(tx, lootboxId);
  const audit = { subjectId: lootboxId, before: boxOutline(before), after: boxOutline(after) };
  return { facts: boxFacts(after), audit };
}
