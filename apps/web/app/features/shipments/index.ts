export { OrderStatusMark } from "./order-status.tsx";
export { eventsOf } from "./shipment.ts";
