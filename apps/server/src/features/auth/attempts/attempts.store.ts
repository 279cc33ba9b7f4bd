import { sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";

export type Attempts = { attempts: number; windowStart: string };

/** Counts one more attempt in the window that began with the first; past `seconds` a new window begins. */
export async function countOne(db: Connection, scope: string, at: Date, seconds: number): Promise<Attempts> {
  const { rows } = await sql<Attempts>`
    insert into auth_attempts as kept (scope, window_start, attempts) values (${scope}, ${at}, 1)
    on conflict (scope) do update set
      attempts = case when kept.window_start > ${at}::timestamptz - make_interval(secs => ${seconds})
        then kept.attempts + 1 else 1 end,
      window_start = case when kept.window_start > ${at}::timestamptz - make_interval(secs => ${seconds})
        then kept.window_start else ${at} end
    returning attempts, window_start as "windowStart"`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("an attempt was not counted");
  return row;
}

export async function clearAttempts(db: Connection, scopes: string[]): Promise<void> {
  await sql`delete from auth_attempts where scope = any(${scopes})`.execute(db);
}

/** Forgets windows that began before the time given. */
export async function forgetAttempts(db: Connection, before: Date): Promise<void> {
  await sql`delete from auth_attempts where window_start < ${before}`.execute(db);
}
