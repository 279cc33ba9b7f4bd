export { adminRoutes } from "./admin.routes.ts";
export { findSignalsJob } from "./cases/signals/find-signals.ts";
export { tellOperatorsJob } from "./notices/tell-operators.ts";
export { watchOddsJob } from "./odds/watch-odds.ts";
export { overviewJobs } from "./overview/overview.jobs.ts";
export { appoint } from "./rights/appoint.ts";
export { confirmDelivery, moveShipment } from "./shipments/move-shipment.ts";
export type { OnShipmentCancelled } from "./parts.ts";
export { runWorksJob } from "./works/run-works.ts";
