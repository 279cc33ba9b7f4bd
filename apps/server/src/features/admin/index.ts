export { countOwedJob } from "./boxes/cover/prize-cover.routes.ts";
export { adminRoutes } from "./admin.routes.ts";
export { appoint } from "./rights/appoint.ts";
export { confirmDelivery, moveShipment } from "./shipments/move-shipment.ts";
export type { OnShipmentCancelled } from "./parts.ts";
