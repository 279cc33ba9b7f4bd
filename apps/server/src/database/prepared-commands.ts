import { hash } from "node:crypto";
import type { PostgresPool } from "kysely";
import type pg from "pg";
import type { ConnectionFacts, ServerPool } from "./pool.ts";
import { forRelease, RELEASE } from "./release.ts";
import { isReadOnly, isReadTimeout, TooManyWaiting } from "./unavailable.ts";

/**
 * The SQL of every command call begins like this. There are few such texts and they never change, so a connection
 * prepares few statements.
 */
const COMMAND = `select ${RELEASE}.`;

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? hash("sha256", text).slice(0, 32);
  names.set(text, name);
  return name;
}

const BEGIN = /^(begin|start transaction)\b/;

/** Runs one statement as a transaction of its own, because only a transaction's limits hold behind a pooler. */
async function withinLimits<Result>(client: pg.PoolClient, limits: string, run: () => Promise<Result>) {
  await client.query(`begin; ${limits}`);
  try {
    const result = await run();
    await client.query("commit");
    return result;
  } catch (error) {
    // After a timeout, a rollback would wait for the missing response as well.
    if (!isReadTimeout(error)) await client.query("rollback").catch(() => {});
    throw error;
  }
}

/**
 * Returns the connection with changes:
 * - Functions of the schema `command` are those of this release.
 * - A direct connection parses and plans each command once. Behind a pooler, each transaction sets its limits.
 * - A query that times out closes it, because later ones would wait for the missing response.
 * - A server that refuses writes calls `onReadOnly`.
 */
function careful(client: pg.PoolClient, { isDirect, limits }: ConnectionFacts, onReadOnly: () => void): pg.PoolClient {
  const run = async (text: string, values: unknown[]) => {
    if (isDirect) return client.query({ name: text.startsWith(COMMAND) ? nameOf(text) : undefined, text, values });
    if (BEGIN.test(text)) return client.query(`${text}; ${limits}`);
    const ask = () => client.query({ text, values });
    return client.getTransactionStatus() === "I" ? withinLimits(client, limits, ask) : ask();
  };
  const query = async (text: string, values: unknown[]) => {
    try {
      return await run(forRelease(text), values);
    } catch (error) {
      if (isReadTimeout(error)) void client.end().catch(() => {});
      if (isReadOnly(error)) onReadOnly();
      throw error;
    }
  };
  return Object.create(client, { query: { value: query } });
}

const MOST_WAITING = 1_000;

/**
 * Returns a pool whose connections are careful, and lead to a server that takes writes, as far as is known. Throws
 * TooManyWaiting if a thousand queries already wait for a connection.
 */
export function preparingPool({ pool, servers, factsOf }: ServerPool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, pg.PoolClient>();

  /** Closes connections to a server that has refused a write: the next one may lead to its successor. */
  async function connect(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await pool.connect();
      if (factsOf(client).age === servers.age) return client;
      client.release(true);
    }
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      if (pool.waitingCount >= MOST_WAITING) throw new TooManyWaiting("too many queries wait for the database");
      const client = await connect();
      const facts = factsOf(client);
      const connection = known.get(client) ?? careful(client, facts, () => servers.forget(facts.age));
      known.set(client, connection);
      return connection;
    },
  };
}
