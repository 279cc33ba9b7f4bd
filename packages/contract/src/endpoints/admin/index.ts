import { auditEndpoints } from "./audit.ts";
import { adminItemEndpoints } from "./items.ts";
import { adminLootboxEndpoints } from "./lootboxes.ts";
import { reservedEndpoints } from "./reserved.ts";
import { adminShipmentEndpoints } from "./shipments.ts";

/** The endpoints of the operators' dashboard. Each names the permission that it needs. */
export const adminEndpoints = {
  ...adminShipmentEndpoints,
  ...adminItemEndpoints,
  ...adminLootboxEndpoints,
  ...auditEndpoints,
  ...reservedEndpoints,
};
