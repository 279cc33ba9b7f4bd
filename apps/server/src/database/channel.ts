import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

const CONNECT_MS = 2_000;
const RECONNECT_MS = 1_000;

export type ChannelWatch = { start(): Promise<void>; stop(): Promise<void> };

type Watcher = {
  /** Called with each announcement, from this or another process. */
  onNotice: (payload: string) => void;
  /** Called each time listening begins. After a reconnection, announcements may have been missed. */
  onListening: () => void;
  onError: (error: unknown) => void;
};

/**
 * Listens on a channel. LISTEN belongs to a database session, so this uses its own connection outside the pool, and
 * reconnects if that breaks. `start` resolves when it listens, or when the first attempt has failed.
 */
export function watchChannel(pool: pg.Pool, channel: string, watcher: Watcher): ChannelWatch {
  const { onNotice, onListening, onError } = watcher;
  const stopping = new AbortController();
  let watching = Promise.resolve();

  async function listen(onBegun: () => void): Promise<void> {
    const { connectionString } = pool.options;
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      application_name: `trove watch ${channel}`,
    });
    const ended = new Promise<void>((resolve) => client.once("end", resolve));
    const end = () => void client.end().catch(onError);
    client.on("error", onError);
    client.on("notification", ({ payload }) => onNotice(payload ?? ""));
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
      onListening();
      onBegun();
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
