import { auditEndpoints } from "./audit.ts";
import { adminItemEndpoints } from "./items.ts";
import { adminPaymentEndpoints } from "./payments.ts";
import { quarantineEndpoints } from "./quarantine.ts";
import { reconciliationEndpoints } from "./reconciliation.ts";
import { reservedEndpoints } from "./reserved.ts";
import { adminTransactionEndpoints } from "./transactions.ts";
import { adminShipmentEndpoints } from "./shipments.ts";

/** The endpoints of the operators' dashboard. Each names the permission that it needs. */
export const adminEndpoints = {
  ...adminShipmentEndpoints,
  ...adminItemEndpoints,
  ...adminPaymentEndpoints,
  ...adminTransactionEndpoints,
  ...quarantineEndpoints,
  ...reconciliationEndpoints,
  ...auditEndpoints,
  ...reservedEndpoints,
};
