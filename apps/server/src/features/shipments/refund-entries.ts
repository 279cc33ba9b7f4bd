import type { ShipmentStep } from "../../command/functions.generated.ts";

/** Generates ids for the ledger entries that refund the items' price and the shipping cost of a cancelled shipment. */
export function refundEntries(newId: () => string): Pick<ShipmentStep, "itemsEntryId" | "shippingEntryId"> {
  return { itemsEntryId: newId(), shippingEntryId: newId() };
}
