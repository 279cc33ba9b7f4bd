import type { Connection } from "../../../database/connection.ts";
import type { LogName } from "../log-name.ts";

/** The number of entries of a log's history; of the last one, the size of its tree, and when it was kept. */
export async function readHistoryEnd(
  db: Connection,
  log: LogName,
): Promise<{ size: number; lastSize: number; keptAt: Date | null }> {
  const last = await db
    .selectFrom("logCheckpoints")
    .select(["entry", "size", "keptAt"])
    .where("log", "=", log)
    .orderBy("entry", "desc")
    .limit(1)
    .executeTakeFirst();
  return { size: (last?.entry ?? -1) + 1, lastSize: last?.size ?? 0, keptAt: last?.keptAt ?? null };
}

/** Entries of a log's history from a place on, at most `most`, in order. */
export async function readHistoryNotes(db: Connection, log: LogName, from: number, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom("logCheckpoints")
    .select("note")
    .where("log", "=", log)
    .where("entry", ">=", from)
    .where("entry", "<", from + most)
    .orderBy("entry")
    .execute();
  return rows.map(({ note }) => note);
}
