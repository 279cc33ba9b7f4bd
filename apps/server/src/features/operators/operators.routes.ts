import type { Bind } from "../../http/bind.ts";
import { collectActs } from "./acts/act.ts";
import type { ActParts } from "./acts/act-parts.ts";
import { actRoutes } from "./approvals/acts.routes.ts";
import { approvalActs, approvalRoutes } from "./approvals/approvals.routes.ts";
import { auditRoutes } from "./audit/audit.routes.ts";
import { auditedReads } from "./audit/audited-reads.routes.ts";
import { maskedEmails } from "./audit/masked-emails.routes.ts";
import type { OperationParts } from "./acts/operate.ts";
import type { PermissionsOf } from "./acts/permissions.ts";
import { savedViewRoutes } from "./lists/lists.routes.ts";
import { presenceRoutes } from "./presence/presence.routes.ts";
import { rightsRoutes } from "./rights/rights.routes.ts";
import type { WorkParts } from "./works/change-work.ts";
import type { PreviewParts } from "./works/changed-boxes.ts";
import { workRoutes } from "./works/works.routes.ts";

/**
 * Binds endpoints for operators. Reads of personal data write an audit entry once an hour. Operators without the
 * permission to read people see masked e-mail addresses.
 */
export const bindForOperators = (bind: Bind, parts: OperationParts & { permissionsOf: PermissionsOf }): Bind =>
  maskedEmails(auditedReads(bind, parts), parts);

/** Binds the acts of all rooms, and the endpoints for approvals, audit log, rights, long work and lists. */
export function operatorRoutes(
  bind: Bind,
  parts: ActParts & WorkParts & PreviewParts & { permissionsOf: PermissionsOf },
): void {
  const acts = [...parts.acts.values(), ...collectActs(approvalActs(parts)).values()];
  actRoutes(bind, parts, acts);
  approvalRoutes(bind, parts);
  auditRoutes(bind, parts);
  presenceRoutes(bind, parts);
  rightsRoutes(bind, parts);
  savedViewRoutes(bind, parts);
  workRoutes(bind, parts);
  for (const reserved of ["listChats", "listBoards", "listEvents"] as const) bind(reserved, async () => []);
}
