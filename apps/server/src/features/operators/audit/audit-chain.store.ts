import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { Connection } from "../../../database/connection.ts";
import type { AuditHead } from "../../public-log/index.ts";

/** Adds up to `most` waiting entries of the audit log to its chain. Returns the number of entries added. */
export function chainAudit(db: Connection, most: number, at: Date): Promise<number> {
  return callCommand(db, command("audit_chain", { most, at }));
}

/** Returns the last link of the chain from before the day (UTC) of a time. This link is published on that day. */
export async function readAuditHead(db: Connection, at: Date): Promise<AuditHead | undefined> {
  const day = new Date(`${at.toISOString().slice(0, 10)}T00:00:00.000Z`);
  const link = await db
    .selectFrom("auditLinks")
    .select(["sequence", "hash"])
    .where("chainedAt", "<", day)
    .orderBy("sequence", "desc")
    .limit(1)
    .executeTakeFirst();
  return link && { sequence: link.sequence, hash: link.hash.toString("hex") };
}
