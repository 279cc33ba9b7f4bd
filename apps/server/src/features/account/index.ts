export { accountRoutes } from "./account.routes.ts";
export { closeAccountsJob } from "./closure/finish-closure.ts";
