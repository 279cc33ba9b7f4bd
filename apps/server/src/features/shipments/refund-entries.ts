import type { ShipmentStep } from "../../command/functions.generated.ts";

/**
 * Assigns two new ids to the ledger entries of a cancellation. Entries of one moment are listed by their ids, so the
 * entry that is posted first gets the lower one.
 */
export function refundEntries(ids: readonly [string, string]): Pick<ShipmentStep, "itemsEntryId" | "shippingEntryId"> {
  const [itemsEntryId = ids[0], shippingEntryId = ids[1]] = ids.toSorted();
  return { itemsEntryId, shippingEntryId };
}
