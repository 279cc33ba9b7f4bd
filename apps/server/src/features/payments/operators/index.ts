export { ledgerRoutes } from "./ledger.routes.ts";
export { paymentActs } from "./payment-acts.ts";
export { operatorPaymentRoutes } from "./payments.routes.ts";
export { quarantineRoutes } from "./quarantine.routes.ts";
export { reconciliationRoutes } from "./reconciliation.routes.ts";
export { statementActs } from "./statements/statement-acts.ts";
export { statementRoutes } from "./statements/statements.routes.ts";
