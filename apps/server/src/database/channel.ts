import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import type { Database } from "./connection.ts";
import { connectTo } from "./servers.ts";

const CONNECT_MS = 2_000;
const RECONNECT_MS = 1_000;
const ECHO_MS = 5_000;
const CHECK_MS = 60_000;

export type ChannelWatch = {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Whether the last notice that the shop sent to itself came back. */
  hears(): boolean;
};

type Watcher = {
  /** Called with each announcement, from this or another process. */
  onNotice: (payload: string) => void;
  /** Called each time listening begins. After a reconnection, announcements may have been missed. */
  onListening: () => void;
  onError: (error: unknown) => void;
};

/** Thrown when the connection for LISTEN is deaf: it goes to a pooler, another server, or a dead one. */
export class DeafConnection extends Error {}

const deaf = (channel: string) =>
  new DeafConnection(
    `no NOTIFY comes back on the channel ${channel}: DATABASE_LISTEN_URL has to lead straight to the PostgreSQL` +
      " that DATABASE_URL writes to, past any pooler; until then pages learn of changes seconds later",
  );

/**
 * Sends a notice through the pool, and resolves when it has come back. Throws DeafConnection if that takes longer than
 * five seconds. If the pool can't send it, nothing follows.
 */
async function checkEcho(client: pg.Client, pool: pg.Pool, channel: string, signal: AbortSignal): Promise<void> {
  const echo = `trove_echo_${randomUUID().replaceAll("-", "")}`;
  await client.query(`LISTEN ${echo}`);
  const heard = Promise.withResolvers<true>();
  const hear = (notice: pg.Notification) => notice.channel === echo && heard.resolve(true);
  client.on("notification", hear);
  try {
    const isSent = await pool.query("select pg_notify($1, '')", [echo]).then(
      () => true,
      () => false,
    );
    const isHeard = !isSent || (await Promise.race([heard.promise, pause(ECHO_MS, false, { signal, ref: false })]));
    if (!isHeard) throw deaf(channel);
  } finally {
    client.off("notification", hear);
  }
  await client.query(`UNLISTEN ${echo}`);
}

/**
 * Listens on a channel. LISTEN belongs to a database session, so this uses its own connection outside the pool, and
 * reconnects if that breaks. At the beginning and every minute it checks that a NOTIFY comes back, and passes
 * DeafConnection to `onError` if not. `start` resolves when it listens, or when the first attempt has failed.
 */
export function watchChannel(
  { pool, listenServers }: Pick<Database, "pool" | "listenServers">,
  channel: string,
  watcher: Watcher,
): ChannelWatch {
  const { onNotice, onListening, onError } = watcher;
  const stopping = new AbortController();
  const { signal } = stopping;
  const aborted = once(signal, "abort");
  let watching = Promise.resolve();
  let hasHeard = true;

  /** Checks the connection until it ends or turns out to be deaf. */
  async function checkAgain(client: pg.Client, ended: Promise<void>): Promise<void> {
    const isOver = ended.then(() => true);
    for (;;) {
      await checkEcho(client, pool, channel, signal);
      hasHeard = true;
      if (await Promise.race([isOver, pause(CHECK_MS, false, { signal, ref: false })])) return;
    }
  }

  async function listen(onBegun: () => void): Promise<void> {
    const client = await connectTo(listenServers, {
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: CONNECT_MS,
      keepAlive: true,
      application_name: `trove watch ${channel}`,
    });
    const ended = new Promise<void>((resolve) => client.once("end", resolve));
    client.on("error", onError);
    client.on("notification", (notice) => notice.channel === channel && onNotice(notice.payload ?? ""));
    try {
      await client.query(`LISTEN ${channel}`);
      onListening();
      onBegun();
      await Promise.race([ended, aborted, checkAgain(client, ended)]);
    } finally {
      void client.end().catch(onError);
    }
  }

  /** Notes a failure, and says how long to wait before the next attempt. A deaf connection is reported once. */
  function noteFailure(error: unknown): number {
    if (signal.aborted) return 0;
    const isNew = !(error instanceof DeafConnection) || hasHeard;
    if (error instanceof DeafConnection) hasHeard = false;
    if (isNew) onError(error);
    return isNew ? RECONNECT_MS : CHECK_MS;
  }

  async function watch(onFirstAttempt: () => void): Promise<void> {
    while (!signal.aborted) {
      const waitMs = await listen(onFirstAttempt).then(() => RECONNECT_MS, noteFailure);
      onFirstAttempt();
      await pause(waitMs, undefined, { signal }).catch(() => {});
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
    hears: () => hasHeard,
  };
}
