export { findThing } from "./receiving/match-withdrawal.ts";
export { firstStatus } from "./receiving/first-status.ts";
export { withdrawalRoutes } from "./withdrawals.routes.ts";
