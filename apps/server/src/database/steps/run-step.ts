import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { connectTo, Servers } from "../servers.ts";

const LOCK = 7_283_001;
const LOCK_MS = 2_000;
const LOOK_MS = 500;
const PAUSE_SECONDS = 3;

/** The SQLSTATEs of a lock timeout and of a deadlock. */
const BLOCKED = ["55P03", "40P01"];

/** The step's name in the log, and the URL with which its locks are looked up. */
export type Step = { what: string; url: string; log: (line: string) => void };

function isBlocked(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return BLOCKED.includes(error.code ?? "");
  return error instanceof Error && error.cause !== undefined && isBlocked(error.cause);
}

/** Says which lock the server process waits for and who holds it, or nothing. */
async function lockOf(url: string, pid: number): Promise<string | undefined> {
  const client = await connectTo(new Servers(url));
  try {
    const { rows } = await client.query<{ wanted: string; holders: string | null }>(
      `SELECT coalesce(relation::regclass::text, locktype) AS wanted, (
        SELECT string_agg(format('process %s (%s)', pid, application_name), ', ')
        FROM pg_stat_activity WHERE pid = ANY (pg_blocking_pids($1))) AS holders
      FROM pg_locks WHERE pid = $1 AND NOT granted`,
      [pid],
    );
    return (
      rows.map(({ wanted, holders }) => `${wanted}, which ${holders ?? "somebody"} holds`).join(" and ") || undefined
    );
  } finally {
    await client.end();
  }
}

/** Runs `work`, and resolves with `undefined`, or with the lock that it could not get. Throws its other errors. */
async function tryWork(client: pg.Client, url: string, work: () => Promise<void>): Promise<string | undefined> {
  const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  let wanted = "a lock";
  let looked = Promise.resolve();
  const look = async () => void (wanted = (await lockOf(url, rows[0]?.pid ?? 0).catch(() => undefined)) ?? wanted);
  const timer = setInterval(() => {
    looked = look();
  }, LOOK_MS);
  try {
    await work();
    return undefined;
  } catch (error) {
    if (!isBlocked(error)) throw error;
    await looked;
    return wanted;
  } finally {
    clearInterval(timer);
  }
}

/**
 * Runs a step of a migration in a transaction, one process at a time. If it waits two seconds for a lock, behind which
 * the shop's own queries queue up, or is in a deadlock, it is rolled back, and tried again three seconds later.
 */
export async function runStep(client: pg.Client, { what, url, log }: Step, work: () => Promise<void>): Promise<void> {
  for (;;) {
    await client.query("BEGIN");
    try {
      const wanted = await tryWork(client, url, async () => {
        await client.query("SELECT pg_advisory_xact_lock($1)", [LOCK]);
        await client.query(`SET LOCAL client_min_messages = warning; SET LOCAL lock_timeout = ${LOCK_MS}`);
        await work();
      });
      await client.query(wanted === undefined ? "COMMIT" : "ROLLBACK");
      if (wanted === undefined) return;
      log(`${what} waits for ${wanted}; it is tried again in ${PAUSE_SECONDS} seconds`);
    } catch (error) {
      await client.query("ROLLBACK").catch(() => {});
      throw error;
    }
    await pause(PAUSE_SECONDS * 1_000);
  }
}

/**
 * Runs the statements of a step each for itself, outside of a transaction, one process at a time: indexes that are
 * built while the shop writes. After a deadlock, all are repeated three seconds later, so they must be repeatable.
 */
export async function runApart(client: pg.Client, { what, url, log }: Step, statements: string[]): Promise<void> {
  for (;;) {
    await client.query("SELECT pg_advisory_lock($1)", [LOCK]);
    let wanted: string | undefined;
    try {
      wanted = await tryWork(client, url, async () => {
        await client.query("SET client_min_messages = warning");
        for (const statement of statements) await client.query(statement);
      });
    } finally {
      await client.query("RESET client_min_messages; SELECT pg_advisory_unlock_all()");
    }
    if (wanted === undefined) return;
    log(`${what} waits for ${wanted}; it is tried again in ${PAUSE_SECONDS} seconds`);
    await pause(PAUSE_SECONDS * 1_000);
  }
}
