import { ORDER_STATUSES, type OrderStatus } from "@trove/contract/statuses";

const ORDERS_TAB = "Orders";
/** All shipments, those of one status, and the orders they came from. */
export type ShipmentTab = "" | OrderStatus | typeof ORDERS_TAB;

/** In the order in which a shipment lives. */
export const statusTabs: readonly OrderStatus[] = [
  "Ordered",
  "Approved",
  "Shipping",
  "Shipped",
  "Cancelled",
  "PaymentPending",
];

export const shipmentTabs: readonly ShipmentTab[] = ["", ...statusTabs, ORDERS_TAB];

/** The chosen tab of an address; all shipments for what is no tab. */
export function readTab(search: URLSearchParams): ShipmentTab {
  const asked = search.get("tab");
  return shipmentTabs.find((tab) => tab === asked) ?? "";
}

export const isStatus = (tab: ShipmentTab): tab is OrderStatus => ORDER_STATUSES.some((status) => status === tab);
