import { Refusal } from "../../command/refusal.ts";
import type { Connection } from "../../database/connection.ts";
import { hasPerson } from "./people.store.ts";

/** Throws NOT_FOUND if there is no account with this id. */
export async function requirePerson(db: Connection, userId: string): Promise<void> {
  if (!(await hasPerson(db, userId))) throw new Refusal("NOT_FOUND");
}
