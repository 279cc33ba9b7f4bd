import { readFile } from "node:fs/promises";
import { CompiledQuery, sql } from "kysely";
import type { Connection, Transaction } from "../../database/connection.ts";

const folder = new URL("steps/", import.meta.url);

/** The steps that write a batch, in their order, and those before and after all batches. Each is a file of `steps/`. */
export type Step =
  | "id-at"
  | "people"
  | "accounts"
  | "draws"
  | "orders"
  | "sendings"
  | "moves"
  | "ledger"
  | "wallets"
  | "receipt-text"
  | "receipts"
  | "openings"
  | "inventory"
  | "purchases"
  | "shipments"
  | "counts";

export async function run(db: Connection, step: Step, ...values: unknown[]): Promise<void> {
  await db.executeQuery(CompiledQuery.raw(await readFile(new URL(`${step}.sql`, folder), "utf8"), values));
}

/** The people of the batch that is being written. */
export async function readBatch(tx: Transaction): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`select user_id from people`.execute(tx);
  return rows.map(({ userId }) => userId);
}

/** Steps may take long, and a killed run begins anew in another database. */
export async function letStepsTakeLong(db: Connection): Promise<void> {
  await sql`set statement_timeout = 0`.execute(db);
  await sql`set synchronous_commit = off`.execute(db);
  await sql`set work_mem = '64MB'`.execute(db);
}

/** The planner learns what the temporary tables hold. */
export async function analyzeBatch(tx: Transaction): Promise<void> {
  await sql`analyze people, draws, orders, sendings`.execute(tx);
}

export async function tidyUp(db: Connection): Promise<void> {
  await sql`vacuum (analyze)`.execute(db);
}

/** Whether a database has never been a shop's. */
export async function isNew(db: Connection): Promise<boolean> {
  const { rows } = await sql<{ name: string | null }>`select to_regclass('public.schema_migrations') as name`.execute(
    db,
  );
  return rows[0]?.name === null;
}
