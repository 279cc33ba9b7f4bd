export { caseActs } from "./case-acts.ts";
export { complaintRoutes } from "./complaints.routes.ts";
export { tellOverdueJob } from "./complaints/tell-overdue.ts";
export { caseRoutes } from "./cases.routes.ts";
export { findSignalsJob } from "./signals/find-signals.ts";
export { insertCaseNote, lockCaseOpening } from "./cases.store.ts";
export { raiseSignal } from "./signals/raise-signal.ts";
export { caseNumber } from "./case-response.ts";
