import { sql } from "kysely";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";

/** Returns the time of the database's clock, which all processes share. */
export async function readDatabaseTime(db: Connection): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select command.database_time() as at`.execute(db);
  return rows.map(({ at }) => at)[0] ?? new Date();
}

/** Keeps an answer with the time of its question, unless a later one is kept. Ends the offers of who is excluded. */
export function callKeepAnswer(db: Connection, userId: string, isExcluded: boolean, askedAt: Date): Promise<void> {
  return callCommand(db, command("register_answer_keep", { user: userId, isExcluded, askedAt }));
}

/** Notes, for all processes, that the register did not answer. */
export function callNoteSilence(db: Connection, userId: string): Promise<void> {
  return callCommand(db, command("register_silence_note", { user: userId }));
}

/** Forgets that a person is not excluded, because their name has changed. */
export function forgetRegisterAnswer(tx: Transaction, userId: string): Promise<void> {
  return callCommand(tx, command("register_answer_forget", { user: userId }));
}
