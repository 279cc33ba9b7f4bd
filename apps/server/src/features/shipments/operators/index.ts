export { shipmentWorkRules } from "./bulk/shipment-work-rules.ts";
export { confirmDelivery, moveShipment, type OnShipmentCancelled } from "./move-shipment.ts";
export { setShipmentStatus } from "./shipment-acts.ts";
export { operatorShipmentRoutes } from "./shipments.routes.ts";
