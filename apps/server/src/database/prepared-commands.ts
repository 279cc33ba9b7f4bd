import { hash } from "node:crypto";
import type { PostgresPool } from "kysely";
import type pg from "pg";

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

/** The same connection, on which PostgreSQL parses and plans each command once. */
function preparing(client: pg.PoolClient): pg.PoolClient {
  const query = (text: string, values: unknown[]) =>
    client.query(text.startsWith(COMMAND) ? { name: nameOf(text), text, values } : { text, values });
  return Object.create(client, { query: { value: query } });
}

/** A pool whose connections prepare commands, unless they lead through a pooler. */
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
