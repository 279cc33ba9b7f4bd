export { balanceRoutes } from "./balance.routes.ts";
export { settleTopUp } from "./balance.store.ts";
