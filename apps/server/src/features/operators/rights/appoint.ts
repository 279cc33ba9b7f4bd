import { randomUUIDv7 } from "node:crypto";
import type { Preset } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";
import { untilRaceIsWon } from "../../../command/call-command.ts";
import type { Connection } from "../../../database/connection.ts";
import { changeRights, findUserId } from "../../auth/index.ts";
import { hasClosureBegun } from "../../protection/index.ts";
import { insertAudit } from "../acts/operations.store.ts";
import { tellRights } from "./tell-rights.ts";

/** The actor in audit entries of `npm run admin`. Anybody with the server's settings can run this command. */
export const COMMAND_LINE = "00000000-0000-0000-0000-000000000000";

export type Appointment = { outcome: "changed" | "unchanged"; userId: string } | { outcome: "unknown" };

/**
 * Gives an account the role Admin with exactly these presets, or takes the role away if there are none. Writes an audit
 * entry in the same transaction. Returns `unknown` if no account has the e-mail address. Throws STATUS_CONFLICT for the
 * last Owner, and for an account that is being closed.
 */
export function appoint(
  { db, now }: { db: Connection; now: () => Date },
  email: string,
  presets: readonly Preset[],
): Promise<Appointment> {
  const work = () =>
    db.transaction().execute(async (tx): Promise<Appointment> => {
      const at = now();
      const userId = await findUserId(tx, email);
      if (userId !== undefined && presets.length > 0 && (await hasClosureBegun(tx, userId))) {
        throw new Refusal("STATUS_CONFLICT", { detail: "This account is being closed" });
      }
      const change = userId && (await changeRights(tx, userId, presets, at));
      if (!userId || !change) return { outcome: "unknown" };
      const { before, after } = change;
      if (before.presets.join() === after.presets.join()) return { outcome: "unchanged", userId };
      await tellRights(tx, userId);
      const action = presets.length > 0 ? "grantAdmin" : "revokeAdmin";
      await insertAudit(tx, {
        auditId: randomUUIDv7(),
        actorId: COMMAND_LINE,
        action,
        subjectId: userId,
        before,
        after,
        at,
      });
      return { outcome: "changed", userId };
    });
  return untilRaceIsWon(work);
}
