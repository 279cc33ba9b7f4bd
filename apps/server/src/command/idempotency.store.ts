import type { Connection } from "../database/connection.ts";
import { callCommand } from "./call-command.ts";
import { command } from "./command-call.ts";

/** Deletes at least `most` of the keys that were taken before a time, if there are that many. Returns how many. */
export async function sweepKeys(db: Connection, before: Date, most: number): Promise<number> {
  const oldest = await db
    .selectFrom("idempotencyRecords")
    .select("userId")
    .where("createdAt", "<", before)
    .orderBy("createdAt")
    .limit(most)
    .execute();
  const users = [...new Set(oldest.map(({ userId }) => userId))];
  return callCommand(db, command("idempotency_forget", { users, before }));
}
