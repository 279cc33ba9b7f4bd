import type { Idempotency } from "../../command/idempotency.ts";
import type { Person } from "../../command/person.ts";
import { Refusal } from "../../command/refusal.ts";
import type { Connection } from "../../database/connection.ts";
import { hasPerson } from "./people.store.ts";

/** An operator's request about the person `userId`. */
export type PersonRequest = { person: Person; idempotency: Idempotency; userId: string };

/** Throws NOT_FOUND if there is no account with this id. */
export async function requirePerson(db: Connection, userId: string): Promise<void> {
  if (!(await hasPerson(db, userId))) throw new Refusal("NOT_FOUND");
}
