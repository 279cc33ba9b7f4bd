import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";

/**
 * Returns up to `most` people who have opened boxes since a time, after a person, in order of ids. There is no index by
 * that time, because each opening would write it: the read passes the rows of others.
 */
export async function readPlayers(
  db: Connection,
  since: Date,
  after: string | undefined,
  most: number,
): Promise<string[]> {
  let query = db.selectFrom("protectionStates").select("userId").where("lastOpenedAt", ">=", since);
  if (after !== undefined) query = query.where("userId", ">", after);
  const rows = await query.orderBy("userId").limit(most).execute();
  return rows.map(({ userId }) => userId);
}

export type Raise = { userId: string; changeId: string; changedAt: Date };

/** Returns the raises of limits that people have asked for since a time. */
export function readRaises(db: Connection, userIds: readonly string[], since: Date): Promise<Raise[]> {
  return db
    .selectFrom("protectionLimitChanges")
    .select(["userId", "changeId", "changedAt"])
    .where("change", "=", "RaiseRequested")
    .where("changedAt", ">=", since)
    .where((eb) => eb("userId", "=", eb.fn.any(eb.val(userIds))))
    .execute();
}

/** Notes that people have opened boxes in a month, which is YYYY-MM in the shop's time zone. */
export function notePlayMonth(tx: Transaction, month: string, users: string[]): Promise<void> {
  return callCommand(tx, command("play_months_note", { month, users }));
}
