export { balanceRoutes } from "./balance.routes.ts";
export { refundTopUp, settleTopUp } from "./balance.store.ts";
