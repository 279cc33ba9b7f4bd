import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction as KyselyTransaction } from "kysely";
import type pg from "pg";
import { openPool, type ServerPool } from "./pool.ts";
import { preparingPool } from "./prepared-commands.ts";
import { Servers } from "./servers.ts";
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
  /** Where LISTEN is possible: LISTEN belongs to a session, which a pooler may not keep. */
  listenServers: Servers;
  close(): Promise<void>;
};

function kyselyOn<Schema>(pool: ServerPool): Kysely<Schema> {
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
  { statementMs = 8_000, listenUrl = url }: { statementMs?: number; listenUrl?: string } = {},
): Database {
  const servers = new Servers(url);
  const main = openPool(servers, { size, statementMs }, onError);
  const connection = kyselyOn<Tables>(main);
  const publicReads = kyselyOn<Tables>(openPool(servers, { size: 8, statementMs: 3_000 }, onError));
  return {
    connection,
    publicReads,
    connectionTo: () => kyselyOn(main),
    pool: main.pool,
    listenServers: listenUrl === url ? servers : new Servers(listenUrl),
    close: async () => void (await Promise.all([connection.destroy(), publicReads.destroy()])),
  };
}
