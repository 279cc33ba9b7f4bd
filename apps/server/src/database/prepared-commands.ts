import { hash } from "node:crypto";
import type { PostgresPool } from "kysely";
import type pg from "pg";

/** How calls of the functions of the schema `command` begin. Their texts are few and never change, so a connection keeps few statements. */
const COMMAND = "select command.";

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? hash("sha256", text).slice(0, 32);
  names.set(text, name);
  return name;
}

/**
 * A pooler gives out process ids of its own. One that hands the connection to another server process with every
 * transaction would look for a prepared statement where it was never made.
 */
async function speaksToPostgres(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return "processID" in client && client.processID === rows[0]?.pid;
}

/** The same connection, on which PostgreSQL reads and plans the call of each command once. */
function preparing(client: pg.PoolClient): pg.PoolClient {
  const query = (text: string, values: unknown[]) =>
    client.query(text.startsWith(COMMAND) ? { name: nameOf(text), text, values } : { text, values });
  return Object.create(client, { query: { value: query } });
}

/** Lets Kysely's connections prepare commands wherever nothing stands between them and PostgreSQL. */
export function preparingPool(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, pg.PoolClient>();

  async function meet(client: pg.PoolClient): Promise<pg.PoolClient> {
    try {
      return (await speaksToPostgres(client)) ? preparing(client) : client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const connection = known.get(client) ?? (await meet(client));
      known.set(client, connection);
      return connection;
    },
  };
}
