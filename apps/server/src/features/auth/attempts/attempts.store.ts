import { sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";
import { oldestOf } from "../../../database/sweep.ts";

/**
 * Counts an attempt. A scope's window begins with its first attempt and lasts `seconds`; a later attempt begins a new
 * window. Returns the attempts in the window and its end.
 */
export function countOne(db: Connection, scope: string, at: Date, seconds: number) {
  const end = new Date(at.getTime() + seconds * 1000);
  return db
    .insertInto("authAttempts")
    .values({ scope, windowEnd: end, attempts: 1 })
    .onConflict((conflict) =>
      conflict.column("scope").doUpdateSet((eb) => {
        const goesOn = eb("authAttempts.windowEnd", ">", at);
        const oneMore = eb("authAttempts.attempts", "+", 1);
        return {
          attempts: eb.case().when(goesOn).then(oneMore).else(1).end(),
          windowEnd: eb.case().when(goesOn).then(eb.ref("authAttempts.windowEnd")).else(end).end(),
        };
      }),
    )
    .returning(["attempts", "windowEnd"])
    .executeTakeFirstOrThrow();
}

/** Begins a new window for the scope with no attempts in it. */
export async function openWindow(db: Connection, scope: string, end: Date): Promise<void> {
  await db
    .insertInto("authAttempts")
    .values({ scope, windowEnd: end, attempts: 0 })
    .onConflict((conflict) => conflict.column("scope").doUpdateSet({ windowEnd: end, attempts: 0 }))
    .execute();
}

export async function isWindowOpen(db: Connection, scope: string, at: Date): Promise<boolean> {
  const row = await db
    .selectFrom("authAttempts")
    .select("scope")
    .where("scope", "=", scope)
    .where("windowEnd", ">", at)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the attempts of these scopes, and of the narrower scopes within them. */
export async function clearAttempts(db: Connection, scopes: string[]): Promise<void> {
  await db
    .deleteFrom("authAttempts")
    .where((eb) => eb.or(scopes.flatMap((scope) => [eb("scope", "=", scope), eb("scope", "like", `${scope}:%`)])))
    .execute();
}

/** Deletes up to `most` windows that ended before the given time. Returns how many. */
export async function forgetAttempts(db: Connection, before: Date, most: number): Promise<bigint> {
  const oldest = await oldestOf(db, { table: "authAttempts", time: sql<Date>`window_end`, before, most });
  if (oldest === undefined) return 0n;
  const { numDeletedRows } = await db.deleteFrom("authAttempts").where(oldest).executeTakeFirst();
  return numDeletedRows;
}
