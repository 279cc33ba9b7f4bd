import { randomUUIDv7 } from "node:crypto";
import type { Connection } from "../../../database/connection.ts";
import { changeAdmin } from "../../auth/index.ts";
import { insertAudit } from "../operations/operations.store.ts";

/** The actor in audit entries of `npm run admin`, which anybody with the server's settings can run. */
export const COMMAND_LINE = "00000000-0000-0000-0000-000000000000";

export type Appointment = { outcome: "changed" | "unchanged"; userId: string } | { outcome: "unknown" };

/**
 * Grants or revokes the role Admin, in one transaction with its audit entry. `unknown` if no account has the e-mail
 * address.
 */
export function appoint(
  { db, now }: { db: Connection; now: () => Date },
  email: string,
  isAdmin: boolean,
): Promise<Appointment> {
  return db.transaction().execute(async (tx) => {
    const at = now();
    const change = await changeAdmin(tx, email, isAdmin, at);
    if (change === undefined) return { outcome: "unknown" };
    const { userId, before, after } = change;
    if (before === after) return { outcome: "unchanged", userId };
    await insertAudit(tx, {
      auditId: randomUUIDv7(),
      actorId: COMMAND_LINE,
      action: isAdmin ? "grantAdmin" : "revokeAdmin",
      subjectId: userId,
      before: { roles: before },
      after: { roles: after },
      at,
    });
    return { outcome: "changed", userId };
  });
}
