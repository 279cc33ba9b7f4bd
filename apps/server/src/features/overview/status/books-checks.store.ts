import { sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";

export type BooksCheck = {
  isByShop: boolean;
  startedAt: Date;
  endedAt: Date;
  /** The number of rules that were checked, and the names of those that are broken or were skipped. */
  rules: number;
  broken: string[];
  skipped: string[];
};

/**
 * Claims the shop's own check. Returns false if another check began after `since`.
 */
export async function beginCheck(db: Connection, checkId: string, startedAt: Date, since: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into books_checks (check_id, is_by_shop, started_at)
    select ${checkId}::uuid, true, ${startedAt}::timestamptz
    where not exists (select from books_checks where started_at > ${since}::timestamptz)`.execute(db);
  return numAffectedRows === 1n;
}

export async function noteCheck(db: Connection, check: BooksCheck & { checkId: string }): Promise<void> {
  const { endedAt, rules, broken, skipped } = check;
  await db
    .insertInto("booksChecks")
    .values(check)
    .onConflict((conflict) => conflict.column("checkId").doUpdateSet({ endedAt, rules, broken, skipped }))
    .execute();
}

/** The last check that ended. */
export function readLastCheck(db: Connection): Promise<BooksCheck | undefined> {
  return db
    .selectFrom("booksChecks")
    .select(["isByShop", "startedAt", "endedAt", "rules", "broken", "skipped"])
    .where("endedAt", "is not", null)
    .$narrowType<{ endedAt: Date }>()
    .orderBy("startedAt", "desc")
    .limit(1)
    .executeTakeFirst();
}
