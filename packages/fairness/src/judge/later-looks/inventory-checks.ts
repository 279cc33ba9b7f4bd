import type { OddsTable } from "../../odds/odds-table.ts";
import type { Receipt } from "../../records/receipt.ts";
import type { Check, CheckId } from "../checks.ts";

/** A box of a receipt. `sellPriceCents`: what the signed odds table pays for its item; undefined without the table. */
export type WonBox = {
  readonly inventoryItemId: string;
  readonly itemId: string;
  readonly transactionId: string;
  readonly sellPriceCents: number | undefined;
};

/** A line of the person's inventory, in whatever status. Nobody signs it. */
export type InventoryLine = {
  readonly id: string;
  readonly itemId: string;
  /** The opening to which it is linked; null for what was not won. */
  readonly transactionId: string | null;
  readonly sellPriceCents: number;
};

/** The boxes of a receipt whose items and prices `table` states. */
export function wonBoxes(receipt: Receipt, table: OddsTable | undefined): readonly WonBox[] {
  const { itemIds, inventoryItemIds, transactionIds } = receipt;
  const prices = new Map(table?.drops.map((drop) => [drop.itemId, drop.sellPriceCents]));
  return itemIds.map((itemId, box) => ({
    inventoryItemId: inventoryItemIds[box] ?? "",
    itemId,
    transactionId: transactionIds[box] ?? "",
    sellPriceCents: prices.get(itemId),
  }));
}

function checkOf(id: CheckId, wrong: readonly WonBox[]): Check {
  if (wrong.length === 0) return { id, outcome: "Holds" };
  return { id, outcome: "Differs", about: wrong.map(({ inventoryItemId }) => inventoryItemId) };
}

/**
 * Holds the inventory to receipts: whether everything won is there, as the same item of the same opening, and sells for
 * the signed table's price. `lines` must be all that these receipts can be about. The checks are about inventory items.
 */
export function inventoryChecks(won: readonly WonBox[], lines: readonly InventoryLine[]): readonly Check[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const missing = won.filter(({ inventoryItemId, itemId, transactionId }) => {
    const line = byId.get(inventoryItemId);
    return line?.itemId !== itemId || line.transactionId !== transactionId;
  });
  const repriced = won.filter(({ inventoryItemId, sellPriceCents }) => {
    const line = byId.get(inventoryItemId);
    return line !== undefined && sellPriceCents !== undefined && line.sellPriceCents !== sellPriceCents;
  });
  return [checkOf("inventory-items", missing), checkOf("inventory-prices", repriced)];
}
