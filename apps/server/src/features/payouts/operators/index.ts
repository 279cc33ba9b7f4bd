export { type IsStopped, payoutActs } from "./payout-acts.ts";
export { operatorPayoutRoutes } from "./payouts.routes.ts";
