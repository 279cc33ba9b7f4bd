export { openIban } from "./payees/sealed-iban.ts";
export { payoutJobs } from "./payouts.jobs.ts";
export { payoutRoutes } from "./payouts.routes.ts";
export { comparePayouts } from "./sending/compare-payouts.ts";
