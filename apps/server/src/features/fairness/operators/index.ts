export { disputeRoutes } from "./disputes.routes.ts";
