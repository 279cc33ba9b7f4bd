import { type Cents, share } from "@trove/money";
import type { BoughtItem } from "../../../command/functions.generated.ts";

type Line = { itemId: string; listPriceCents: Cents; unitPriceCents: Cents; quantity: number };

const lower = (a: Cents, b: Cents) => (a < b ? a : b);

/**
 * Builds the inventory items of an order, one for each piece. `sellBasisPoints` are the order's own. A piece sells for
 * a share of its market price, or of what was paid if that is less: buying cheaper and selling back never gains.
 */
export function boughtItems(lines: readonly Line[], newId: () => string, sellBasisPoints: number): BoughtItem[] {
  return lines.flatMap(({ itemId, listPriceCents, unitPriceCents, quantity }) =>
    Array.from({ length: quantity }, () => ({
      inventoryItemId: newId(),
      itemId,
      sellPriceCents: share(lower(listPriceCents, unitPriceCents), Number(`${sellBasisPoints}e-4`)),
    })),
  );
}
