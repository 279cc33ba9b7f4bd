import {
  type InventorySource,
  isFault,
  type OrderStatus,
  type WithdrawalException,
  type WithdrawalReason,
  type WithdrawalStatus,
} from "@trove/contract";

/** The matched order or shipment. `sources` are those of the pieces in a shipment of inventory items. */
export type Matched = {
  status: OrderStatus | null;
  takesBoxes: boolean;
  sources: readonly InventorySource[];
};

type First = { status: Exclude<WithdrawalStatus, "Received">; exception: WithdrawalException | null };

/**
 * The status that follows Received. A shipment of nothing but items won from boxes is refused if none of them has a
 * right to withdraw from a drawing.
 */
export function firstStatus(found: Matched | undefined): First {
  if (found === undefined) return { status: "Unmatched", exception: null };
  const { status, takesBoxes, sources } = found;
  const isDrawn = sources.length > 0 && sources.every((source) => source === "LootBox");
  if (isDrawn && !takesBoxes) return { status: "Refused", exception: "Drawing" };
  return { status: status === "Shipped" ? "AwaitingGoods" : "Matched", exception: null };
}

type Chosen = { isSent: boolean; isInTime: boolean };

/**
 * The first status of a return of chosen pieces. Goods that were sent have to come back. An operator judges a fault
 * first, unless the person may withdraw from all of the pieces without a reason, which is then in time.
 */
export function returnStatus(reason: WithdrawalReason, chosen: readonly Chosen[]): "Matched" | "AwaitingGoods" {
  if (!chosen.some(({ isSent }) => isSent)) return "Matched";
  return !isFault(reason) || chosen.every(({ isInTime }) => isInTime) ? "AwaitingGoods" : "Matched";
}
