export { caseActs } from "./case-acts.ts";
export { caseRoutes } from "./cases.routes.ts";
export { findHarmJob } from "./signals/find-harm.ts";
export { findSignalsJob } from "./signals/find-signals.ts";
export { readMarkers } from "./signals/read-markers.ts";
export { insertCaseNote, lockCaseOpening } from "./cases.store.ts";
export { raiseSignal } from "./signals/raise-signal.ts";
export { caseNumber } from "./case-response.ts";
