import { randomUUIDv7 } from "node:crypto";
import type { BodyOf, Endpoints } from "@trove/contract";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import { announceCatalogueChange } from "../../../database/catalogue-changes.ts";
import type { AnyItemRow } from "../index.ts";
import { holdItemBoxes, publishNextTables, requireConfirmedPrice } from "../../lootboxes/index.ts";
import { type ActContext, operate, type OperationParts, auditedBoxes } from "../../operators/index.ts";
import { itemFacts, itemRow } from "./item-facts.ts";
import { addItem, altersTables, changeItem, type NewItem, requireItem } from "./write-item.ts";

export type ItemParts = ActContext & {
  /** Publishes changed odds in the terms log at once. Doesn't throw on failure, because a job tries again. */
  publishTerms: () => Promise<void>;
};
type Request = { person: Person; idempotency: Idempotency };

/**
 * Creates an item. Throws NOT_FOUND for an unknown category, STATUS_CONFLICT if the item would be shown in a hidden
 * category, and VALIDATION_FAILED for a taken slug.
 */
export async function createItem(parts: OperationParts, request: Request, item: NewItem): Promise<AnyItemRow> {
  const operation = { ...request, action: "createItem", subject: request.person.userId };
  const facts = await operate(parts, operation, async (tx, at) => {
    const row = await addItem(tx, randomUUIDv7(), item, { actorId: request.person.userId, reason: null }, at);
    await announceCatalogueChange(tx);
    return { facts: itemFacts(row), audit: { subjectId: row.itemId, before: null, after: row } };
  });
  return itemRow(facts);
}

/**
 * The item before and after a change, for the audit log. Leaves out the stock if the operator did not change it,
 * because sales change it too.
 */
function audited(before: AnyItemRow, after: AnyItemRow, { stockChange }: BodyOf<Endpoints["updateItem"]>) {
  if (stockChange !== undefined) return { before, after };
  const [{ stock: _had, ...was }, { stock: _has, ...is }] = [before, after];
  return { before: was, after: is };
}

/**
 * Changes an item, and publishes new odds tables of boxes if its name or price changes. Throws NOT_FOUND for item and
 * category, VERSION_CONFLICT, PAYOUT_UNCONFIRMED, and STATUS_CONFLICT if the change alters what an open box shows of
 * the item.
 */
export async function updateItem(
  parts: ItemParts,
  request: Request & { itemId: string },
  change: BodyOf<Endpoints["updateItem"]>,
): Promise<AnyItemRow> {
  const { itemId, ...rest } = request;
  const operation = { ...rest, action: "updateItem", subject: rest.person.userId };
  const facts = await operate(parts, operation, async (tx, at) => {
    const present = await requireItem(tx, itemId);
    if (present.version !== change.version) throw new Refusal("VERSION_CONFLICT");
    const cause = { actorId: rest.person.userId, reason: null };
    const { before, after } = await changeItem(tx, present, change, cause, at);
    const boxes = altersTables(present, change) ? await holdItemBoxes(tx, [itemId]) : [];
    requireConfirmedPrice(boxes, change.confirmedPayout);
    await publishNextTables(tx, boxes, at);
    await announceCatalogueChange(tx);
    const [item, open] = [audited(before, after, change), auditedBoxes(boxes)];
    const told = { before: { ...item.before, ...open.before }, after: { ...item.after, ...open.after } };
    return { facts: itemFacts(after), audit: { subjectId: itemId, ...told } };
  });
  await parts.afterCommit(parts.publishTerms);
  return itemRow(facts);
}
