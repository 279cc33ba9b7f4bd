import { randomUUIDv7 } from "node:crypto";
import type { BodyOf, Endpoints } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";
import { announceCatalogueChange } from "../../../database/catalogue-changes.ts";
import type { Transaction } from "../../../database/connection.ts";
import { type AnyItemRow, rewriteItem } from "../index.ts";
import { holdItemBoxes, publishNextTables, requireConfirmedPrice } from "../../lootboxes/index.ts";
import { type OperatorCall, auditedBoxes } from "../../operators/index.ts";
import type { SafetyRule } from "./safety-rule.ts";
import { requireItem, restock } from "./change-stock.ts";
import { itemFacts } from "./item-facts.ts";
import { addItem, altersTables, requireChangeable } from "./write-item.ts";

export type ItemParts = {
  /** Publishes changed odds in the terms log at once. Doesn't throw on failure, because a job tries again. */
  publishTerms: () => Promise<void>;
};

/**
 * Creates an item. Throws NOT_FOUND for an unknown category, STATUS_CONFLICT if the item would be shown in a hidden
 * category or without the facts about its safety, and VALIDATION_FAILED for a taken slug.
 */
export async function createItem(
  rule: SafetyRule,
  tx: Transaction,
  at: Date,
  { person, body }: Pick<OperatorCall<"createItem">, "person" | "body">,
) {
  const cause = { actorId: person.userId, reason: null };
  const row = await addItem(rule, tx, { itemId: randomUUIDv7(), body, cause, at });
  await announceCatalogueChange(tx);
  const { reduction: _, ...after } = row;
  return { facts: itemFacts(row), audit: { subjectId: row.itemId, before: null, after } };
}

/**
 * The item before and after a change, for the audit log. Leaves out the reduction, which other acts change, and the
 * stock if the operator did not change it, because sales change it too.
 */
function audited(
  { reduction: _ran, ...before }: AnyItemRow,
  { reduction: _runs, ...after }: AnyItemRow,
  { stockChange }: BodyOf<Endpoints["updateItem"]>,
) {
  if (stockChange !== undefined) return { before, after };
  const [{ stock: _had, ...was }, { stock: _has, ...is }] = [before, after];
  return { before: was, after: is };
}

/**
 * Changes an item, and publishes new odds tables of boxes if its name or price changes. Throws NOT_FOUND for item and
 * category, VERSION_CONFLICT, PAYOUT_UNCONFIRMED, and STATUS_CONFLICT if the change alters what an open box shows of
 * the item, or takes facts about the safety of a shown item away.
 */
export async function updateItem(
  { publishTerms, needsSafety }: ItemParts & SafetyRule,
  tx: Transaction,
  at: Date,
  { person, params: { id: itemId }, body }: OperatorCall<"updateItem">,
) {
  const { version, stockChange, confirmedPayout, ...fields } = body;
  const present = await requireItem(tx, itemId);
  if (present.version !== version) throw new Refusal("VERSION_CONFLICT");
  await requireChangeable({ needsSafety }, tx, { before: present, after: fields, at });
  await rewriteItem(tx, itemId, fields, at);
  const { before, after } = await restock(tx, present, stockChange, { actorId: person.userId, reason: null });
  const boxes = altersTables(present, fields) ? await holdItemBoxes(tx, [itemId]) : [];
  requireConfirmedPrice(boxes, confirmedPayout);
  await publishNextTables(tx, boxes, at);
  await announceCatalogueChange(tx);
  const [item, open] = [audited(before, after, body), auditedBoxes(boxes)];
  const told = { before: { ...item.before, ...open.before }, after: { ...item.after, ...open.after } };
  return { facts: itemFacts(after), audit: { subjectId: itemId, ...told }, afterCommit: publishTerms };
}
