import { approvalEndpoints } from "./approvals.ts";
import { auditEndpoints } from "./audit.ts";
import { adminItemEndpoints } from "./items.ts";
import { reservedEndpoints } from "./reserved.ts";
import { rightsEndpoints } from "./rights.ts";
import { adminShipmentEndpoints } from "./shipments.ts";

/** The endpoints of the operators' dashboard. Each names the permission that it needs. */
export const adminEndpoints = {
  ...adminShipmentEndpoints,
  ...adminItemEndpoints,
  ...approvalEndpoints,
  ...auditEndpoints,
  ...rightsEndpoints,
  ...reservedEndpoints,
};
