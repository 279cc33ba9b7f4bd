import type { Connection } from "../database/connection.ts";
import { callCommand } from "./call-command.ts";
import { command } from "./command-call.ts";

/** Deletes up to `most` of the keys that were taken before a time, oldest first. Returns the number deleted. */
export function sweepKeys(db: Connection, before: Date, most: number): Promise<number> {
  return callCommand(db, command("idempotency_sweep", { before, most }));
}
