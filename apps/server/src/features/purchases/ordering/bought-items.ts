import { type Cents, share } from "@trove/money";
import type { BoughtItem } from "../../../command/functions.generated.ts";

type Line = { itemId: string; marketPriceCents: Cents; quantity: number };

/** Builds the inventory items of an order, one for each piece. `sellBasisPoints` are the order's own. */
export function boughtItems(lines: readonly Line[], newId: () => string, sellBasisPoints: number): BoughtItem[] {
  return lines.flatMap(({ itemId, marketPriceCents, quantity }) =>
    Array.from({ length: quantity }, () => ({
      inventoryItemId: newId(),
      itemId,
      sellPriceCents: share(marketPriceCents, Number(`${sellBasisPoints}e-4`)),
    })),
  );
}
