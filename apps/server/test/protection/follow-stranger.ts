import { sql } from "kysely";
import type { Connection } from "../../src/database/connection.ts";

/** Excludes a person as if another account, which nobody knows, was excluded. */
export async function followStranger(db: Connection, userId: string): Promise<void> {
  await sql`select command.exclusion_follow(${userId}, gen_random_uuid(), gen_random_uuid(),
    now() + interval '200 days', now())`.execute(db);
}
