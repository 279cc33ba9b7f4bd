import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import type { Connection } from "./connection.ts";

const CHANNEL = "catalogue_changed";
const CONNECT_MS = 2_000;
const RECONNECT_MS = 1_000;

/**
 * Notifies every process that items, categories or boxes changed, so that none serves outdated data from its cache.
 * Within a transaction the notice is sent at commit. Not used for stock, which changes with every purchase: cached
 * stock is at most a few seconds old.
 */
export async function announceCatalogueChange(db: Connection): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, '')`.execute(db);
}

export type CatalogueWatch = { start(): Promise<void>; stop(): Promise<void> };

/**
 * Calls `onChange` for every announcement of any process. LISTEN is bound to a session, so it uses its own connection
 * outside the pool and reconnects when that breaks. Announcements may have been missed meanwhile, so a reconnect counts
 * as a change too. `start` resolves once it listens, or once the first attempt failed.
 */
export function watchCatalogue(pool: pg.Pool, onChange: () => void, onError: (error: unknown) => void): CatalogueWatch {
  const stopping = new AbortController();
  let watching = Promise.resolve();

  async function listen(onListening: () => void): Promise<void> {
    const { connectionString } = pool.options;
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      application_name: "trove catalogue watch",
    });
    const ended = new Promise<void>((resolve) => client.once("end", resolve));
    const end = () => void client.end().catch(onError);
    client.on("error", onError);
    client.on("notification", onChange);
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      onChange();
      onListening();
      stopping.signal.addEventListener("abort", end);
      if (!stopping.signal.aborted) await ended;
    } finally {
      stopping.signal.removeEventListener("abort", end);
      end();
    }
  }

  async function watch(onFirstAttempt: () => void): Promise<void> {
    while (!stopping.signal.aborted) {
      await listen(onFirstAttempt).catch(onError);
      onFirstAttempt();
      await pause(RECONNECT_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  return {
    start: () =>
      new Promise((resolve) => {
        watching = watch(resolve);
      }),
    async stop() {
      stopping.abort();
      await watching;
    },
  };
}
