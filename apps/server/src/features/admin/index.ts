export { adminJobs } from "./admin-jobs.ts";
export { adminRoutes } from "./admin.routes.ts";
export { tellOperatorsJob } from "./notices/tell-operators.ts";
export { appoint } from "./rights/appoint.ts";
export { confirmDelivery, moveShipment } from "./shipments/move-shipment.ts";
export type { OnShipmentCancelled } from "./parts.ts";
export { readAuditHead } from "./operations/audit-chain.store.ts";
