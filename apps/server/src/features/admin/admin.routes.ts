import type { Bind } from "../../http/bind.ts";
import { adminLootboxRoutes } from "./boxes/admin-lootboxes.routes.ts";
import { prizeCoverRoutes } from "./boxes/cover/prize-cover.routes.ts";
import { adminItemRoutes } from "./catalogue/admin-items.routes.ts";
import { adminShipmentRoutes } from "./shipments/admin-shipments.routes.ts";
import { auditRoutes } from "./operations/audit.routes.ts";
import type { AdminParts } from "./parts.ts";

/** Endpoints for operators. Every change writes an audit entry in the same transaction. */
export function adminRoutes(bind: Bind, parts: AdminParts): void {
  adminShipmentRoutes(bind, parts);
  adminItemRoutes(bind, parts);
  adminLootboxRoutes(bind, parts);
  prizeCoverRoutes(bind, parts);
  auditRoutes(bind, parts);
  for (const reserved of ["listChats", "listBoards", "listEvents"] as const) bind(reserved, async () => []);
}
