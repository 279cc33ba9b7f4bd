export { type LogKeys, makePublicLog, type PublicLog } from "./public-log.ts";
export { publicLogRoutes } from "./public-log.routes.ts";
export { type Restored, restoreLogs } from "./restore/restore-logs.ts";
export { readLastPlaces, readPlaces } from "./records/records.store.ts";
export type { AuditHead } from "./terms/audit-head.ts";
