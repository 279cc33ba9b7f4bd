import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction as KyselyTransaction, sql } from "kysely";
import pg from "pg";
import { preparingPool } from "./prepared-commands.ts";
import type { Tables } from "./tables.generated.ts";

/**
 * Where a store sends its SQL: the pool, or the caller's transaction. Always the first argument of a store's function.
 */
export type Connection = Kysely<Tables>;
export type Transaction = KyselyTransaction<Tables>;

const INT8 = 20;

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint column outside the safe integers: ${text}`);
  return value;
}

/** bigint columns become safe integers, timestamps become dates. */
const types = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    oid === INT8 ? safeInteger : pg.types.getTypeParser(oid, format ?? "text"),
};

export type Database = {
  connection: Connection;
  /** A few connections of their own for what anybody may ask, with little patience: costly questions stop nobody else. */
  publicReads: Connection;
  /** The same pool, typed for another set of tables. */
  connectionTo<OtherTables>(): Kysely<OtherTables>;
  pool: pg.Pool;
  close(): Promise<void>;
};

function kyselyOn<Schema>(pool: pg.Pool): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: preparingPool(pool) }),
    // Columns are snake_case in SQL and camelCase in TypeScript. Keys inside JSON values stay as they are.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

type PoolBounds = { size: number; statementMs: number };

const PUBLIC_READS: PoolBounds = { size: 8, statementMs: 3_000 };

function openPool(url: string, { size, statementMs }: PoolBounds, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    types,
    connectionTimeoutMillis: 10_000,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: 15_000,
    application_name: "trove",
  });
  // The pool handles errors of idle connections only. Without this listener, an error on a busy one would end the
  // process.
  pool.on("connect", (client) => client.on("error", onError));
  pool.on("error", () => {});
  return pool;
}

/**
 * Opens a pool of at most `size` connections to `url`. When a connection breaks, its running query fails, `onError` is
 * called, and the pool replaces the connection.
 */
export function openDatabase(url: string, size: number, onError: (error: Error) => void): Database {
  const pool = openPool(url, { size, statementMs: 15_000 }, onError);
  const connection = kyselyOn<Tables>(pool);
  const publicReads = kyselyOn<Tables>(openPool(url, PUBLIC_READS, onError));
  return {
    connection,
    publicReads,
    connectionTo: () => kyselyOn(pool),
    pool,
    close: async () => void (await Promise.all([connection.destroy(), publicReads.destroy()])),
  };
}

/** Resolves when the database responds to a query, throws otherwise. */
export async function ping(connection: Connection): Promise<void> {
  await sql`select 1`.execute(connection);
}
