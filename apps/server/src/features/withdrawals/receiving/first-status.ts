import type { InventorySource, OrderStatus, WithdrawalException, WithdrawalStatus } from "@trove/contract";

/** The matched order or shipment. `sources` are those of the pieces in a shipment of inventory items. */
export type Matched = {
  status: OrderStatus | null;
  takesBoxes: boolean;
  sources: readonly InventorySource[];
};

type First = { status: Exclude<WithdrawalStatus, "Received">; exception: WithdrawalException | null };

/**
 * The status that follows Received. A shipment of nothing but items won from boxes is refused where the market gives no
 * right to withdraw from a drawing.
 */
export function firstStatus(found: Matched | undefined): First {
  if (found === undefined) return { status: "Unmatched", exception: null };
  const { status, takesBoxes, sources } = found;
  const isDrawn = sources.length > 0 && sources.every((source) => source === "LootBox");
  if (isDrawn && !takesBoxes) return { status: "Refused", exception: "Drawing" };
  return { status: status === "Shipped" ? "AwaitingGoods" : "Matched", exception: null };
}
