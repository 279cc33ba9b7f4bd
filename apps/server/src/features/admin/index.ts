export { adminRoutes } from "./admin.routes.ts";
export { appoint } from "./appoint.ts";
export { confirmDelivery, moveShipment } from "./move-shipment.ts";
export type { OnShipmentCancelled } from "./parts.ts";
