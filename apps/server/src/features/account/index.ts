export { accountRoutes } from "./account.routes.ts";
export { closureResponse } from "./closure/closure-response.ts";
export { type ClosureFacts, readClosure } from "./closure/closure.store.ts";
export { closeAccountsJob, finishClosure } from "./closure/finish-closure.ts";
export { holdsMoney } from "./closure/holds-money.ts";
export type { AccountParts } from "./parts.ts";
export { tellAccount } from "./tell-account.ts";
