import { sql } from "kysely";
import type { Database } from "../database/connection.ts";
import {
  backupAge,
  backupFailing,
  checkpointAge,
  databaseUp,
  logBehind,
  oldest,
  poolConnections,
  queued,
  replicationDelay,
  standbys,
  unpublished,
} from "./instruments.ts";

/** Entries beyond this number are not counted, so that a long queue costs no more to look at. */
const MOST_COUNTED = 10_000;

/** Each queue with the time since when an entry waits; null if its entries have none. */
const QUEUES = {
  mail: sql`select next_attempt_at as since from outbox where sent_at is null and next_attempt_at <= now()`,
  records: sql`select queued_at as since from record_queue`,
  invoices: sql`select due_at as since from invoice_queue where due_at <= now()`,
  payments: sql`select next_check_at as since from payments where next_check_at <= now()`,
  refunds: sql`select next_attempt_at as since from refunds where next_attempt_at <= now()`,
  quarantine: sql`select next_attempt_at as since from quarantined_captures where next_attempt_at <= now()`,
  works: sql`select started_at as since from works where status in ('Running', 'Stopping')`,
  audit: sql`select null::timestamptz as since from audit_queue`,
  reviews: sql`select written_at as since from reviews where state = 'Pending'`,
  signals: sql`select null::timestamptz as since from signal_queue`,
};

type QueueRow = { name: string; entries: string; seconds: number };
type LogRow = { name: string; seconds: number | null; waiting: string; isBehind: boolean };
type BackupRow = { part: string; seconds: number; isFailing: boolean };
type StandbyRow = { state: string | null; count: string; seconds: number | null };

async function readQueues({ publicReads }: Database): Promise<void> {
  const each = Object.entries(QUEUES).map(
    ([name, entries]) => sql`select ${name} as name, count(*) as entries,
      coalesce(extract(epoch from now() - min(since)), 0)::float8 as seconds
      from (${entries} order by since limit ${sql.lit(MOST_COUNTED)}) as entry`,
  );
  const { rows } = await sql<QueueRow>`${sql.join(each, sql` union all `)}`.execute(publicReads);
  for (const { name, entries, seconds } of rows) {
    queued.set({ queue: name }, Number(entries));
    oldest.set({ queue: name }, Math.max(0, seconds));
  }
}

async function readLogs({ publicReads }: Database): Promise<void> {
  const { rows } = await sql<LogRow>`select name, extract(epoch from now() - checkpoint_at)::float8 as seconds,
    size - checkpoint_size as waiting, is_behind from logs`.execute(publicReads);
  for (const { name, seconds, waiting, isBehind } of rows) {
    if (seconds !== null) checkpointAge.set({ log: name }, seconds);
    unpublished.set({ log: name }, Number(waiting));
    logBehind.set({ log: name }, isBehind ? 1 : 0);
  }
}

/** A shop that was never backed up has no figures of it. */
async function readBackups({ publicReads }: Database): Promise<void> {
  const { rows } = await sql<BackupRow>`select part, failure is not null as is_failing,
    greatest(extract(epoch from now() - coalesce(succeeded_at, since)), 0)::float8 as seconds
    from backup_state`.execute(publicReads);
  for (const { part, seconds, isFailing } of rows) {
    backupAge.set({ part }, seconds);
    backupFailing.set({ part }, isFailing ? 1 : 0);
  }
}

/** A role without `pg_monitor` sees that there are standbys, and nothing about them. */
async function readStandbys({ publicReads }: Database): Promise<void> {
  const { rows } = await sql<StandbyRow>`select sync_state as state, count(*) as count,
    max(extract(epoch from replay_lag))::float8 as seconds from pg_stat_replication group by 1`.execute(publicReads);
  standbys.reset();
  replicationDelay.reset();
  for (const { state, count } of rows) standbys.set({ state: state ?? "unknown" }, Number(count));
  const delays = rows.flatMap(({ seconds }) => seconds ?? []);
  if (delays.length > 0) replicationDelay.set(Math.max(...delays));
}

/** Figures that nobody knows while the database does not respond. */
const ofDatabase = [
  queued,
  oldest,
  checkpointAge,
  unpublished,
  logBehind,
  backupAge,
  backupFailing,
  standbys,
  replicationDelay,
];

/** Reads what only the database knows. Never throws: if the database does not respond, `databaseUp` says so. */
export async function readDatabase(database: Database): Promise<void> {
  const { pool } = database;
  poolConnections.set({ state: "open" }, pool.totalCount);
  poolConnections.set({ state: "idle" }, pool.idleCount);
  poolConnections.set({ state: "waiting" }, pool.waitingCount);
  try {
    for (const read of [readQueues, readLogs, readBackups, readStandbys]) await read(database);
    databaseUp.set(1);
  } catch {
    databaseUp.set(0);
    for (const gauge of ofDatabase) gauge.reset();
  }
}

/** The figures are read anew after this time, however many ask meanwhile. */
const KEPT_MS = 5_000;

/** Returns a function that calls `readDatabase` at most every few seconds. Calls that come together share one. */
export function readingOf(database: Database): () => Promise<void> {
  let readAt = -Infinity;
  let reading = Promise.resolve();
  return () => {
    if (performance.now() > readAt + KEPT_MS) {
      readAt = performance.now();
      reading = readDatabase(database);
    }
    return reading;
  };
}
