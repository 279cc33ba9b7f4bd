import type { ShipmentStep } from "../../command/functions.generated.ts";

/**
 * Which ids the ledger rows of a cancellation bear, from two new ones. Rows of one moment are listed by their ids, so
 * the row that is posted first gets the lower one.
 */
export function refundEntries(ids: readonly [string, string]): Pick<ShipmentStep, "itemsEntryId" | "shippingEntryId"> {
  const [itemsEntryId = ids[0], shippingEntryId = ids[1]] = ids.toSorted();
  return { itemsEntryId, shippingEntryId };
}
