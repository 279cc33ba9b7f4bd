import type { Connection } from "../../../database/connection.ts";
import { readHolds } from "./closure.store.ts";

/** What keeps a person's money with the shop, also from closing. It says nothing of the person's own refunds. */
const HOLDING: readonly string[] = ["Case", "Chargeback", "Withdrawal"];

/** Returns whether a case, a chargeback or a withdrawal waits, so that a person's money does not go back meanwhile. */
export async function holdsMoney(db: Connection, userId: string): Promise<boolean> {
  return (await readHolds(db, userId)).some((hold) => HOLDING.includes(hold));
}
