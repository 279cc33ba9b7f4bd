import { auditEndpoints } from "./audit.ts";
import { adminCategoryEndpoints } from "./categories.ts";
import { adminItemEndpoints } from "./items.ts";
import { pictureEndpoints } from "./pictures.ts";
import { reservedEndpoints } from "./reserved.ts";
import { adminShipmentEndpoints } from "./shipments.ts";

/** The endpoints of the operators' dashboard. Each names the permission that it needs. */
export const adminEndpoints = {
  ...adminShipmentEndpoints,
  ...adminCategoryEndpoints,
  ...adminItemEndpoints,
  ...pictureEndpoints,
  ...auditEndpoints,
  ...reservedEndpoints,
};
