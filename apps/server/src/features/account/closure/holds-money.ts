import type { Connection } from "../../../database/connection.ts";
import { readHolds } from "./closure.store.ts";

/** Of the reasons why an account can't be closed yet, those for which money does not go back. */
const HOLDING: readonly string[] = ["Case", "Chargeback", "Withdrawal"];

/** Returns whether a case, a chargeback or a withdrawal waits, so that a person's money does not go back meanwhile. */
export async function holdsMoney(db: Connection, userId: string): Promise<boolean> {
  return (await readHolds(db, userId)).some((hold) => HOLDING.includes(hold));
}
