import type { Person } from "../command/person.ts";
import type { Connection } from "../database/connection.ts";
import { people } from "@trove/demo/people";
import { findSession } from "./demo.store.ts";

/**
 * The session of all loaded actions. It stays open until the history is complete; a job deletes it some days later.
 */
const SESSION = "019a0f3e-6c00-7d3a-9f5e-2b7c41d86a10";

export const person: Person = { userId: people.user.id, sessionId: SESSION, roles: ["User"] };
export const operator: Person = { userId: people.admin.id, sessionId: SESSION, roles: ["Admin"] };

/** Whether the history has begun and is not complete yet. */
export async function isHistoryOpen(db: Connection): Promise<boolean> {
  return (await findSession(db, person))?.endedAt === null;
}
