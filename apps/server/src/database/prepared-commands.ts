import { hash } from "node:crypto";
import type { PostgresPool } from "kysely";
import type pg from "pg";
import { isReadTimeout, TooManyWaiting } from "./unavailable.ts";

/**
 * The SQL of every command call begins like this. There are few such texts and they never change, so a connection
 * prepares few statements.
 */
const COMMAND = "select command.";

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? hash("sha256", text).slice(0, 32);
  names.set(text, name);
  return name;
}

/**
 * Whether the connection goes straight to PostgreSQL. A pooler reports its own process ids, and may use another server
 * process for each transaction, in which a prepared statement would not exist.
 */
async function speaksToPostgres(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return "processID" in client && client.processID === rows[0]?.pid;
}

/**
 * Returns the connection with two changes. If `isPreparing`, PostgreSQL parses and plans each command only once. If a
 * query times out, the connection is closed, because later queries would wait for the missing response.
 */
function careful(client: pg.PoolClient, isPreparing: boolean): pg.PoolClient {
  const query = async (text: string, values: unknown[]) => {
    const name = isPreparing && text.startsWith(COMMAND) ? nameOf(text) : undefined;
    try {
      return await client.query({ name, text, values });
    } catch (error) {
      if (isReadTimeout(error)) void client.end().catch(() => {});
      throw error;
    }
  };
  return Object.create(client, { query: { value: query } });
}

const MOST_WAITING = 1_000;

/**
 * Returns a pool whose connections prepare commands, unless they go through a pooler. Throws TooManyWaiting if a
 * thousand queries already wait for a connection.
 */
export function preparingPool(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, pg.PoolClient>();

  async function meet(client: pg.PoolClient): Promise<pg.PoolClient> {
    try {
      return careful(client, await speaksToPostgres(client));
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      if (pool.waitingCount >= MOST_WAITING) throw new TooManyWaiting("too many queries wait for the database");
      const client = await pool.connect();
      const connection = known.get(client) ?? (await meet(client));
      known.set(client, connection);
      return connection;
    },
  };
}
