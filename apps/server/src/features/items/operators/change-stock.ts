import { Refusal } from "../../../command/refusal.ts";
import { refusedFor } from "../../../command/refused-for.ts";
import { announceCatalogueChange } from "../../../database/catalogue-changes.ts";
import type { Transaction } from "../../../database/connection.ts";
import type { OperatorCall } from "../../operators/index.ts";
import { addToStock, type AnyItemRow, lockItem, setLowStock, setStock, type StockCause } from "../index.ts";
import { itemFacts } from "./item-facts.ts";

/** The stock that an operator saw, and the stock that they entered. Null means unlimited. */
type StockChange = { from: number | null; to: number | null };

/** Returns the item and locks it. Throws NOT_FOUND. */
export async function requireItem(tx: Transaction, itemId: string): Promise<AnyItemRow> {
  const row = await lockItem(tx, itemId);
  if (row === undefined) throw new Refusal("NOT_FOUND");
  return row;
}

/**
 * Applies an operator's stock change as a difference, so that pieces sold since the form was loaded stay sold. Returns
 * the difference, or 0 if the stock became limited or unlimited. Throws VERSION_CONFLICT if too few pieces are left, or
 * the stock became limited or unlimited meanwhile.
 */
async function changeStockBy(
  tx: Transaction,
  before: AnyItemRow,
  change: StockChange | undefined,
  cause: StockCause,
): Promise<number> {
  if (change === undefined || change.from === change.to) return 0;
  const { from, to } = change;
  if ((from === null) !== (before.stock === null)) throw new Refusal("VERSION_CONFLICT");
  if (from === null || to === null) {
    await setStock(tx, before.itemId, to, cause);
    return 0;
  }
  const isEnough = await addToStock(tx, before.itemId, to - from, cause);
  if (!isEnough) throw refusedFor("VERSION_CONFLICT", [{ code: "StockSold", params: {} }]);
  return to - from;
}

/**
 * Changes the stock of a locked item, and returns the item before and after. `before` has the stock right before the
 * change, so that sales made meanwhile don't look like the operator's change. Throws VERSION_CONFLICT.
 */
export async function restock(
  tx: Transaction,
  before: AnyItemRow,
  change: StockChange | undefined,
  cause: StockCause,
): Promise<{ before: AnyItemRow; after: AnyItemRow }> {
  const pieces = await changeStockBy(tx, before, change, cause);
  const after = await requireItem(tx, before.itemId);
  const stock = before.stock === null || after.stock === null ? before.stock : after.stock - pieces;
  return { before: { ...before, stock }, after };
}

/**
 * Changes the stock of an item, and from when it counts as low, with a reason. Throws NOT_FOUND and VERSION_CONFLICT.
 * Locks the item.
 */
export async function changeStock(
  tx: Transaction,
  _at: Date,
  { person, params: { id: itemId }, body: { reason, lowStock, ...change } }: OperatorCall<"changeStock">,
) {
  const present = await requireItem(tx, itemId);
  const { before, after: restocked } = await restock(tx, present, change, { actorId: person.userId, reason });
  if (lowStock !== undefined) await setLowStock(tx, itemId, lowStock);
  const after = lowStock === undefined ? restocked : await requireItem(tx, itemId);
  await announceCatalogueChange(tx);
  return {
    facts: itemFacts(after),
    audit: {
      subjectId: itemId,
      before: { stock: before.stock, lowStock: before.lowStock },
      after: { stock: after.stock, lowStock: after.lowStock },
      reason,
    },
  };
}
