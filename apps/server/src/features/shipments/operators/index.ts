export { shipmentWorkRules } from "./bulk/shipment-work-rules.ts";
export { carrierRoutes } from "./carriers/carriers.routes.ts";
export type { OnShipmentCancelled } from "./move-shipment.ts";
export { confirmDelivery, setShipmentStatus, shipmentActs } from "./shipment-acts.ts";
export { operatorShipmentRoutes } from "./shipments.routes.ts";
