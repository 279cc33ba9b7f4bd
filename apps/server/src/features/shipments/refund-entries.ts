import type { ShipmentStep } from "../../command/functions.generated.ts";

/** Which of two new ids the ledger rows of a cancellation bear. */
export function refundEntries([itemsEntryId, shippingEntryId]: readonly [string, string]): Pick<
  ShipmentStep,
  "itemsEntryId" | "shippingEntryId"
> {
  return { itemsEntryId, shippingEntryId };
}
