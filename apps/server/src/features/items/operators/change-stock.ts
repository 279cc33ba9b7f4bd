import type { BodyOf, Endpoints } from "@trove/contract";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import { refusedFor } from "../../../command/refused-for.ts";
import { announceCatalogueChange } from "../../../database/catalogue-changes.ts";
import type { Transaction } from "../../../database/connection.ts";
import { addToStock, type AnyItemRow, lockItem, setStock, type StockCause } from "../index.ts";
import { operate, type OperationParts } from "../../operators/index.ts";
import { itemFacts, itemRow } from "./item-facts.ts";

/** The stock that an operator saw, and the stock that they entered. Null means unlimited. */
type StockChange = { from: number | null; to: number | null };

/**
 * Applies an operator's stock change as a difference, so that pieces sold since the form was loaded stay sold. Returns
 * the difference, or 0 if the stock became limited or unlimited. Throws VERSION_CONFLICT if too few pieces are left, or
 * the stock became limited or unlimited meanwhile.
 */
export async function changeStockBy(
  tx: Transaction,
  before: Pick<AnyItemRow, "itemId" | "stock">,
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
 * Returns the stock right before the change. The audit log shows it, so that sales made meanwhile don't look like the
 * operator's change.
 */
export function stockBefore(before: AnyItemRow, after: AnyItemRow, pieces: number): number | null {
  return before.stock === null || after.stock === null ? before.stock : after.stock - pieces;
}

/** Changes the stock of an item, with a reason. Throws NOT_FOUND and VERSION_CONFLICT. Locks the item. */
export async function changeStock(
  parts: OperationParts,
  { itemId, ...request }: { person: Person; idempotency: Idempotency; itemId: string },
  { reason, ...change }: BodyOf<Endpoints["changeStock"]>,
): Promise<AnyItemRow> {
  const operation = { ...request, action: "changeStock", subject: request.person.userId };
  const facts = await operate(parts, operation, async (tx) => {
    const before = await lockItem(tx, itemId);
    if (before === undefined) throw new Refusal("NOT_FOUND");
    const cause = { actorId: request.person.userId, reason };
    const pieces = await changeStockBy(tx, before, change, cause);
    await announceCatalogueChange(tx);
    const after = (await lockItem(tx, itemId)) ?? before;
    const stock = { before: stockBefore(before, after, pieces), after: after.stock };
    return {
      facts: itemFacts(after),
      audit: { subjectId: itemId, before: { stock: stock.before }, after: { stock: stock.after }, reason },
    };
  });
  return itemRow(facts);
}
