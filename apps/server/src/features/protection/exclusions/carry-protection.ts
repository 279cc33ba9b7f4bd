import type { Connection } from "../../../database/connection.ts";
import type { Secrets } from "../../../secrets.ts";
import { marksOf } from "./compare-exclusions.ts";
import { callCarry, findClosedSharing } from "./exclusions.store.ts";

type Parts = { db: Connection; secrets: Pick<Secrets, "rootKeys"> };

/** Gives an account the breaks and limits that are in force for a closed account with the same mailbox, once each. */
export async function carryProtection(parts: Parts, userId: string, at: Date): Promise<void> {
  const { all } = await marksOf(parts, userId);
  const emails = all.filter(({ kind }) => kind === "Email");
  for (const closedId of await findClosedSharing(parts.db, userId, emails)) {
    await callCarry(parts.db, { userId, closedId, at });
  }
}
