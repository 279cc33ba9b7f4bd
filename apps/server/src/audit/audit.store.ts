import { sql } from "kysely";
import type { Connection, Transaction } from "../database/connection.ts";

const MOST_SHOWN = 20;

/** How many rows a rule checked, how many break it, and the problems of the first of those. */
export type Outcome = { checked: number; broken: number; problems: string[] };

export async function checkRule(tx: Transaction, query: string): Promise<Outcome> {
  const { rows } = await sql<Outcome>`
    with looked_at as (${sql.raw(query)}), broken as (
      select subject || ' ' || problem as text from looked_at where problem is not null order by subject)
    select (select count(*) from looked_at) as checked, (select count(*) from broken) as broken,
      array(select text from broken limit ${MOST_SHOWN}) as problems`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("a rule returned no row");
  return row;
}

/** Runs `read` on one snapshot of the database. */
export async function inSnapshot<Result>(db: Connection, read: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      return read(tx);
    });
}
