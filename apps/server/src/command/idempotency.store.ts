import type { Connection } from "../database/connection.ts";
import { callCommand } from "./call-command.ts";
import { command } from "./command-call.ts";

/** Deletes the records of keys that were taken before a point in time. Returns how many. */
export function sweepKeys(db: Connection, before: Date): Promise<number> {
  return callCommand(db, command("idempotency_sweep", { before }));
}
