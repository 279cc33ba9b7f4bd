export { deleteUnmatchedJob, withdrawalCasesJob } from "./open-cases.ts";
export { withdrawalActs } from "./withdrawal-acts.ts";
export { operatorWithdrawalRoutes } from "./withdrawals.routes.ts";
