import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction as KyselyTransaction, sql } from "kysely";
import pg from "pg";
import { preparingPool } from "./prepared-commands.ts";
import type { Tables } from "./tables.generated.ts";

/** Where a store sends its SQL: the pool, or the transaction that the caller holds. Always a store's first argument. */
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
  /** The same pool for somebody with tables of their own. */
  connectionTo<OtherTables>(): Kysely<OtherTables>;
  pool: pg.Pool;
  close(): Promise<void>;
};

function kyselyOn<Schema>(pool: pg.Pool): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: preparingPool(pool) }),
    // Columns are snake_case in SQL and camelCase in TypeScript. What stands inside JSON keeps its keys.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

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
  const connection = kyselyOn<Tables>(pool);
  return { connection, connectionTo: () => kyselyOn(pool), pool, close: () => connection.destroy() };
}

/** Resolves when the database answers a query, and throws when it does not. */
export async function answers(connection: Connection): Promise<void> {
  await sql`select 1`.execute(connection);
}
