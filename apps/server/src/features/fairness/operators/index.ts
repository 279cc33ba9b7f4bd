export { countDisputes } from "./count-disputes.store.ts";
export { disputeActs } from "./dispute-acts.ts";
export { disputeRoutes } from "./disputes.routes.ts";
