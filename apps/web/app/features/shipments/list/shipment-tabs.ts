import { ORDER_STATUSES, type OrderStatus } from "@trove/contract/statuses";

const ORDERS_TAB = "Orders";
/** All shipments, those with one status, or the orders they came from. */
export type ShipmentTab = "" | OrderStatus | typeof ORDERS_TAB;

/** In the order in which a shipment goes through them. */
export const statusTabs: readonly OrderStatus[] = [
  "Ordered",
  "Approved",
  "Shipping",
  "Shipped",
  "Cancelled",
  "PaymentPending",
];

export const shipmentTabs: readonly ShipmentTab[] = ["", ...statusTabs, ORDERS_TAB];

/** The tab in the URL; all shipments for an unknown tab. */
export function readTab(search: URLSearchParams): ShipmentTab {
  const asked = search.get("tab");
  return shipmentTabs.find((tab) => tab === asked) ?? "";
}

export const isStatus = (tab: ShipmentTab): tab is OrderStatus => ORDER_STATUSES.some((status) => status === tab);
