import { Kysely, PostgresDialect, type Transaction as KyselyTransaction, sql } from "kysely";
import pg from "pg";
import { preparingPool } from "./prepared-commands.ts";

/** Where a store sends its SQL: the pool, or the transaction that the caller holds. Always a store's first argument. */
export type Connection = Kysely<unknown>;
export type Transaction = KyselyTransaction<unknown>;

const INT8 = 20;
const TIMESTAMPTZ = 1184;

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint column outside the safe integers: ${text}`);
  return value;
}

/** bigint columns become safe integers, timestamps ISO-8601 texts in UTC. */
const typeParsers: Record<number, (text: string) => unknown> = {
  [INT8]: safeInteger,
  [TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
};

const types = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    typeParsers[oid] ?? pg.types.getTypeParser(oid, format ?? "text"),
};

export type Database = { connection: Connection; pool: pg.Pool; close(): Promise<void> };

/**
 * A pool of at most `size` connections to `url`. A connection that breaks tells `onError`, and the pool replaces it; the
 * query that was under way on it fails.
 */
export function openDatabase(url: string, size: number, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    types,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: "trove",
  });
  // The pool listens only while a connection is idle. An error that nobody listens to would end the process.
  pool.on("connect", (client) => client.on("error", onError));
  pool.on("error", () => {});
  const connection = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) });
  return { connection, pool, close: () => connection.destroy() };
}

/** Resolves when the database answers a query, and throws when it does not. */
export async function answers(connection: Connection): Promise<void> {
  await sql`select 1`.execute(connection);
}
