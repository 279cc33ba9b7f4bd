export { ShipmentTimeline } from "./list/shipment-timeline.tsx";
export { ShipmentTracking } from "./list/shipment-tracking.tsx";
export { OrderStatusMark } from "./order-status.tsx";
export { countOf, eventsOf } from "./shipment.ts";
export { WithdrawLink } from "./withdraw-link.tsx";
