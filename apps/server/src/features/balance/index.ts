export { balanceRoutes } from "./balance.routes.ts";
export type { TellMoney } from "./parts.ts";
export { refundTopUp, settleTopUp } from "./balance.store.ts";
