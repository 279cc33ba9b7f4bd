import type { OrderStatus } from "@trove/contract/statuses";

/** A status, or "" for shipments of all statuses. */
type ShipmentTab = "" | OrderStatus;

/** The tabs' statuses: from Ordered to Shipped in their order, then Cancelled and PaymentPending. */
const statusTabs: readonly OrderStatus[] = [
  "Ordered",
  "Approved",
  "Shipping",
  "Shipped",
  "Cancelled",
  "PaymentPending",
];

export const shipmentTabs: readonly ShipmentTab[] = ["", ...statusTabs];

/** The tab in the URL, or the tab of all shipments if it is unknown. */
export function readTab(search: URLSearchParams): ShipmentTab {
  const asked = search.get("tab");
  return shipmentTabs.find((tab) => tab === asked) ?? "";
}
