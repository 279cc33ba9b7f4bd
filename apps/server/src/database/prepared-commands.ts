import { hash } from "node:crypto";
import type { PostgresPool } from "kysely";
import type pg from "pg";
import { isReadTimeout, TooManyWaiting } from "./unavailable.ts";

/**
 * Every call of a function of the schema `command` begins like this. The texts are few and never change, so a
 * connection prepares few statements.
 */
const COMMAND = "select command.";

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? hash("sha256", text).slice(0, 32);
  names.set(text, name);
  return name;
}

/**
 * Whether the connection goes straight to PostgreSQL. A pooler reports process ids of its own, and may use another
 * server process in every transaction, where the prepared statement does not exist.
 */
async function speaksToPostgres(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return "processID" in client && client.processID === rows[0]?.pid;
}

/**
 * The same connection, on which PostgreSQL parses and plans each command only once if `isPreparing`. Closes it when a
 * query times out: PostgreSQL responds in order, so later queries would have to wait for that response.
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
 * A pool whose connections prepare commands, unless they go through a pooler. Throws TooManyWaiting when a thousand
 * queries already wait for a connection.
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
