import { readFile } from "node:fs/promises";
import { CompiledQuery, sql } from "kysely";
import type { Connection, Transaction } from "../../database/connection.ts";

const folder = new URL("steps/", import.meta.url);

/**
 * The files of `steps/`: `id-at` and `ledger-begin` run before all batches; `invoices`, `ledger-in-order` and `counts`
 * after them; `records` once for each nonce; the others in each batch.
 */
export type Step =
  | "id-at"
  | "people"
  | "accounts"
  | "draws"
  | "orders"
  | "sendings"
  | "moves"
  | "ledger-begin"
  | "ledger"
  | "invoices"
  | "ledger-in-order"
  | "wallets"
  | "openings"
  | "unsigned"
  | "records"
  | "queue"
  | "states"
  | "inventory"
  | "purchases"
  | "shipments"
  | "counts";

export async function run(db: Connection, step: Step, ...values: unknown[]): Promise<void> {
  await db.executeQuery(CompiledQuery.raw(await readFile(new URL(`${step}.sql`, folder), "utf8"), values));
}

/** Reads the ids of the people in the current batch. */
export async function readBatch(tx: Transaction): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`select user_id from people`.execute(tx);
  return rows.map(({ userId }) => userId);
}

/** Returns the highest number of nonces that a person of the current batch uses. */
export async function countNonces(tx: Transaction): Promise<number> {
  const { rows } = await sql<{ most: number }>`select coalesce(max(openings), 0) as most from people`.execute(tx);
  return rows[0]?.most ?? 0;
}

/**
 * Turns off the statement timeout and the wait for the disk. Losing data is harmless here: a killed run is started
 * again in a new database.
 */
export async function letStepsTakeLong(db: Connection): Promise<void> {
  await sql`set statement_timeout = 0`.execute(db);
  await sql`set synchronous_commit = off`.execute(db);
  await sql`set work_mem = '64MB'`.execute(db);
}

/** Analyzes the temporary tables, so that the planner has statistics. */
export async function analyzeBatch(tx: Transaction): Promise<void> {
  await sql`analyze people, draws, orders, sendings`.execute(tx);
}

export async function tidyUp(db: Connection): Promise<void> {
  await sql`vacuum (analyze)`.execute(db);
}

/** Whether a database has never been migrated, which means that no shop has used it. */
export async function isNew(db: Connection): Promise<boolean> {
  const { rows } = await sql<{ name: string | null }>`select to_regclass('public.schema_migrations') as name`.execute(
    db,
  );
  return rows[0]?.name === null;
}
