import type { OrderStatus } from "@trove/contract/statuses";

/** All shipments, or those with one status. */
type ShipmentTab = "" | OrderStatus;

/** In the order in which a shipment goes through them. */
const statusTabs: readonly OrderStatus[] = [
  "Ordered",
  "Approved",
  "Shipping",
  "Shipped",
  "Cancelled",
  "PaymentPending",
];

export const shipmentTabs: readonly ShipmentTab[] = ["", ...statusTabs];

/** The tab in the URL; all shipments for an unknown tab. */
export function readTab(search: URLSearchParams): ShipmentTab {
  const asked = search.get("tab");
  return shipmentTabs.find((tab) => tab === asked) ?? "";
}
