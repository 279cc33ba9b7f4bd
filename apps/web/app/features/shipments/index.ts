export { ShipmentTimeline } from "./list/shipment-timeline.tsx";
export { OrderStatusMark } from "./order-status.tsx";
export { countOf, eventsOf } from "./shipment.ts";
