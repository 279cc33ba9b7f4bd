export { disputeActs } from "./dispute-acts.ts";
export { disputeRoutes } from "./disputes.routes.ts";
