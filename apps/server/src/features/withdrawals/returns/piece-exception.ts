import type { InventorySource, WithdrawalException } from "@trove/contract";

type Piece = { source: InventorySource; inventoryItemId?: string | null };
type Rights = { takesBoxes: boolean; itemsWithRight: readonly string[] | null };

/**
 * Returns the exception because of which nobody can withdraw from a piece: it was won where the market of its offer
 * gave no right, with a consent. Null if there is a right. Without a list of pieces, `takesBoxes` holds for all that
 * were won.
 */
export function exceptionOf(
  { source, inventoryItemId = null }: Piece,
  { takesBoxes, itemsWithRight }: Rights,
): Extract<WithdrawalException, "Drawing"> | null {
  const hasRight =
    itemsWithRight === null ? takesBoxes : inventoryItemId !== null && itemsWithRight.includes(inventoryItemId);
  return source === "Purchase" || hasRight ? null : "Drawing";
}
