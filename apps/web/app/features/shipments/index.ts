import { later } from "../../ui/later.tsx";

export { ShipmentTimeline } from "./list/shipment-timeline.tsx";
export { ShipmentTracking } from "./list/shipment-tracking.tsx";
export { OrderStatusMark } from "./order-status.tsx";
export { countOf, eventsOf } from "./shipment.ts";

/** The returns of an order or shipment. */
export const Returns = later(() => import("./returns/returns.tsx"));
