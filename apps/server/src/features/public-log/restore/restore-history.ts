import type { LogNote } from "../../../command/functions.generated.ts";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { Transaction } from "../../../database/connection.ts";
import type { LogName } from "../log-name.ts";
import { readHistoryEnd, readHistoryNotes } from "../storage/history.store.ts";
import type { LogCopy } from "./log-copy.ts";

const BATCH = 256;

/** Yields the entries of the database's history, in order. */
async function* ownNotes(tx: Transaction, name: LogName, size: number): AsyncGenerator<string> {
  for (let from = 0; from < size; from += BATCH) yield* await readHistoryNotes(tx, name, from, BATCH);
}

/**
 * Adds the entries of the copy's history that the database has lost. If the database has gone on with another history,
 * it gets only those of larger trees: entries are never changed, and sizes never fall. Throws LogFault.
 */
export async function restoreHistory(tx: Transaction, name: LogName, copy: LogCopy): Promise<void> {
  const { size, lastSize } = await readHistoryEnd(tx, name);
  const own = ownNotes(tx, name, size);
  let [place, isSame] = [0, true];
  let batch: LogNote[] = [];
  const store = async () => {
    if (batch.length > 0) await callCommand(tx, command("log_history", { log: name, notes: batch }));
    batch = [];
  };
  for await (const entry of copy.history()) {
    isSame &&= place >= size || (await own.next()).value === entry.note;
    place += 1;
    const isLost = isSame ? place > size : entry.size > lastSize;
    if (isLost) batch.push({ size: entry.size, note: entry.note });
    if (batch.length === BATCH) await store();
  }
  await store();
}
