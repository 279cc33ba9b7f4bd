import { cents, toEuros } from "@trove/money";
import type { Connection } from "../../../database/connection.ts";
import { readUserNames } from "./user-names.store.ts";

/** Cents as an approval shows them. */
export const euros = (amount: number) => toEuros(cents(amount));

/** The user name; null for a guest and for nobody. */
export async function nameOf(db: Connection, userId: string | null): Promise<string | null> {
  return userId === null ? null : ((await readUserNames(db, [userId])).get(userId) ?? null);
}
