export { openIban } from "./payees/sealed-payee.ts";
export { payoutStopped } from "./payout-stopped.ts";
export { payoutJobs } from "./payouts.jobs.ts";
export { payoutRoutes } from "./payouts.routes.ts";
export { neverTaken } from "./sending/never-taken.ts";
export { comparePayouts } from "./sending/compare-payouts.ts";
