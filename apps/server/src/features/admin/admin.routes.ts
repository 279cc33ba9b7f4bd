import type { Bind } from "../../http/bind.ts";
import { approvalRoutes } from "./approvals/approvals.routes.ts";
import { adminItemRoutes } from "./catalogue/admin-items.routes.ts";
import { adminShipmentRoutes } from "./shipments/admin-shipments.routes.ts";
import { auditRoutes } from "./operations/audit.routes.ts";
import type { AdminParts } from "./parts.ts";
import { rightsRoutes } from "./rights/rights.routes.ts";

/** Endpoints for operators. Every change writes an audit entry in the same transaction. */
export function adminRoutes(bind: Bind, parts: AdminParts): void {
  adminShipmentRoutes(bind, parts);
  adminItemRoutes(bind, parts);
  approvalRoutes(bind, parts);
  auditRoutes(bind, parts);
  rightsRoutes(bind, parts);
  for (const reserved of ["listChats", "listBoards", "listEvents"] as const) bind(reserved, async () => []);
}
