import { setTimeout as pause } from "node:timers/promises";
import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction as KyselyTransaction, sql } from "kysely";
import type pg from "pg";
import { openPool } from "./pool.ts";
import { preparingPool } from "./prepared-commands.ts";
import type { Tables } from "./tables.generated.ts";

/**
 * Where a store sends its SQL: the pool, or the caller's transaction. It is the first argument of every store function.
 */
export type Connection = Kysely<Tables>;
export type Transaction = KyselyTransaction<Tables>;

export type Database = {
  connection: Connection;
  /** A few separate connections with a short timeout, so that costly public searches can't block other queries. */
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

/**
 * Opens a pool of at most `size` connections to `url`. If a connection breaks, its query fails, `onError` is called,
 * and the pool replaces the connection. Statements are cancelled after `statementMs`; programs that read or write most
 * of a database pass Infinity.
 */
export function openDatabase(
  url: string,
  size: number,
  onError: (error: Error) => void,
  statementMs = 8_000,
): Database {
  const pool = openPool(url, { size, statementMs }, onError);
  const connection = kyselyOn<Tables>(pool);
  const publicReads = kyselyOn<Tables>(openPool(url, { size: 8, statementMs: 3_000 }, onError));
  return {
    connection,
    publicReads,
    connectionTo: () => kyselyOn(pool),
    pool,
    close: async () => void (await Promise.all([connection.destroy(), publicReads.destroy()])),
  };
}

const PING_MS = 2_500;

/** Resolves when the database responds to a query. Throws if it can't be reached or takes longer than 2.5 seconds. */
export async function ping(connection: Connection): Promise<void> {
  const late = pause(PING_MS, undefined, { ref: false }).then(() => {
    throw new Error(`the database has not responded for ${PING_MS} ms`);
  });
  await Promise.race([sql`select 1`.execute(connection), late]);
}
