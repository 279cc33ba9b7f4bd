import type { OddsTable } from "../../odds/odds-table.ts";
import type { Receipt } from "../../records/receipt.ts";
import type { Check, CheckId } from "../checks.ts";

/**
 * A box of a receipt. `sellPriceCents` is the item's sell price in the signed odds table; undefined without the table.
 */
export type WonBox = {
  readonly inventoryItemId: string;
  readonly itemId: string;
  readonly transactionId: string;
  readonly sellPriceCents: number | undefined;
};

/** An unsigned line of the person's inventory, with any status. */
export type InventoryLine = {
  readonly id: string;
  readonly itemId: string;
  /** The opening that won the item; null if it was not won. */
  readonly transactionId: string | null;
  readonly sellPriceCents: number;
};

/** The boxes of a receipt, with the sell prices that `table` states. */
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
 * Compares the inventory with receipts: each won item must be there, with the right item, opening and sell price.
 * `lines` must include all lines of these receipts. `about` has the inventory items that don't match.
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
