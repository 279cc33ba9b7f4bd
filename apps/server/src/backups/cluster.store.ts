import type pg from "pg";
import { EnvironmentError } from "../environment/environment-error.ts";
import { connectTo, Servers } from "../database/servers.ts";

/** Held by the one process that backs up a database. */
const TURN = 7_267_837;
/** Bytes that are read at a time. PostgreSQL sends them as twice as many characters. */
const READ_BYTES = 4 << 20;
/** More than any file of configuration has. */
const CONFIGURATION_BYTES = 1 << 20;

/** Left out of base copies, as PostgreSQL's manual says in "Making a Base Backup Using the Low Level API". */
const EMPTIED = ["pg_wal", "pg_replslot", "pg_dynshmem", "pg_notify", "pg_serial", "pg_snapshots", "pg_stat_tmp"];
const LOGS = ["log", "pg_log"];
const LEFT_OUT =
  "(^|/)(postmaster\\.(pid|opts)|backup_label(\\.old)?|tablespace_map(\\.old)?|current_logfiles(\\.tmp)?|" +
  "pg_internal\\.init(\\.\\d+)?|pgsql_tmp.*|postgresql\\.auto\\.conf\\.tmp|(recovery|standby)\\.signal)$";

/** Connects as a role that may back up, without limits of time: a checkpoint or a large file may take long. */
export async function connectToCluster(url: string): Promise<pg.Client> {
  const client = await connectTo(new Servers(url), { application_name: "trove backup", keepAlive: true });
  client.on("error", () => {});
  await client.query("SET statement_timeout = 0; SET idle_session_timeout = 0; SET client_min_messages = error");
  return client;
}

/** The first row of a query. */
export async function one<Row extends object>(client: pg.Client, text: string, values: unknown[] = []): Promise<Row> {
  const { rows } = await client.query<Row>(text, values);
  const [row] = rows;
  if (row === undefined) throw new Error(`no row from ${text}`);
  return row;
}

/** Waits a minute at most until no other session backs up. The turn ends with the session. */
export async function takeTurn(client: pg.Client): Promise<void> {
  try {
    await client.query("SET lock_timeout = '60s'");
    await client.query("SELECT pg_advisory_lock($1)", [TURN]);
  } catch (error) {
    if ((error as { code?: string }).code !== "55P03") throw error;
    throw new EnvironmentError("Another backup is running.");
  }
}

export type ClusterFacts = {
  major: number;
  segmentBytes: number;
  timeline: string;
  system: string;
  database: string;
  superuser: string;
  migration: string;
  now: Date;
};

/**
 * Throws EnvironmentError if the cluster has tablespaces: a copy would lack them, and a restore beside the cluster
 * would write into its folders.
 */
export async function readFacts(client: pg.Client): Promise<ClusterFacts> {
  const { tablespaces, ...facts } = await one<ClusterFacts & { tablespaces: number }>(
    client,
    `SELECT current_setting('server_version_num')::int / 10000 AS major,
      pg_size_bytes(current_setting('wal_segment_size'))::int AS "segmentBytes",
      substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) AS timeline,
      (SELECT system_identifier::text FROM pg_control_system()) AS system,
      current_database() AS database,
      (SELECT rolname FROM pg_roles WHERE oid = 10) AS superuser,
      (SELECT coalesce(max(name), '') FROM schema_migrations WHERE name ~ '^[0-9]') AS migration,
      clock_timestamp() AS now,
      (SELECT count(*)::int FROM pg_tablespace WHERE pg_tablespace_location(oid) <> '') AS tablespaces`,
  );
  if (tablespaces > 0) throw new EnvironmentError("BACKUP_DATABASE_URL: backups of tablespaces are not possible");
  return facts;
}

/** Why the last base copy failed, if it did so within an hour. */
export async function readBaseFailure(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ failure: string }>(
    `SELECT failure FROM backup_state
    WHERE part = 'base' AND failure IS NOT NULL AND failed_at > clock_timestamp() - interval '1 hour'`,
  );
  return rows[0]?.failure;
}

/** Begins a base copy, which this session has to end. Returns the segment of the log where it begins. */
export async function beginBase(client: pg.Client, id: string): Promise<string> {
  const { segment } = await one<{ segment: string }>(
    client,
    "SELECT pg_walfile_name(pg_backup_start($1, true) + 1) AS segment",
    [id],
  );
  return segment;
}

/** Ends it. Returns the last segment that the copy needs, and the text of its file `backup_label`. */
export async function endBase(client: pg.Client): Promise<{ segment: string; label: string }> {
  return one(client, "SELECT pg_walfile_name(lsn - 1) AS segment, labelfile AS label FROM pg_backup_stop(false)");
}

/** A file of the cluster, or a folder if `size` is null. `bytes`: the whole file, as it was when it was listed. */
export type ClusterFile = { path: string; size: number | null; bytes?: Buffer };

/**
 * All files of the cluster that a base copy needs, `global/pg_control` last. Configuration is read at once: the log
 * does not have what becomes of it during the copy.
 */
export async function listFiles(client: pg.Client): Promise<ClusterFile[]> {
  const { rows } = await client.query<{ path: string; size: number | null; bytes: Buffer | null }>(
    `WITH RECURSIVE entry (path, is_folder, size) AS (
      SELECT '', true, 0::bigint
      UNION ALL
      SELECT ltrim(path || '/' || name, '/'), found.isdir, found.size
      FROM entry, pg_ls_dir('./' || path, true, false) AS name, pg_stat_file('./' || path || '/' || name, true) AS found
      WHERE is_folder AND path <> ALL ($1) AND found.isdir IS NOT NULL AND name !~ $2)
    SELECT path, CASE WHEN NOT is_folder THEN size::float8 END AS size,
      CASE WHEN NOT is_folder AND path !~ '^(base|global|pg_[^/]+)/' AND size < $3
      THEN coalesce(pg_read_binary_file(path, 0, $3, true), '') END AS bytes
    FROM entry WHERE path <> ''
    ORDER BY path = 'global/pg_control', path`,
    [[...EMPTIED, ...LOGS], LEFT_OUT, CONFIGURATION_BYTES],
  );
  return rows.map(({ path, size, bytes }) => (bytes === null ? { path, size } : { path, size: bytes.length, bytes }));
}

/**
 * Reads the first `size` bytes of a file. If the file has become shorter or is gone, zeros follow: the write-ahead log,
 * which is applied to the copy, then has what became of it.
 */
export async function* readFile(client: pg.Client, path: string, size: number): AsyncGenerator<Buffer> {
  let at = 0;
  while (at < size) {
    const { bytes } = await one<{ bytes: Buffer | null }>(
      client,
      "SELECT pg_read_binary_file($1, $2, $3, true) AS bytes",
      [path, at, Math.min(READ_BYTES, size - at)],
    );
    if (bytes === null || bytes.length === 0) break;
    at += bytes.length;
    yield bytes;
  }
  while (at < size) {
    const zeros = Buffer.alloc(Math.min(READ_BYTES, size - at));
    at += zeros.length;
    yield zeros;
  }
}

/** Reads small files as `readFile` does, all with one question. */
export async function readSmallFiles(client: pg.Client, files: readonly ClusterFile[]): Promise<Buffer[]> {
  const { rows } = await client.query<{ bytes: Buffer | null }>(
    `SELECT pg_read_binary_file(path, 0, size, true) AS bytes
    FROM unnest($1::text[], $2::bigint[]) WITH ORDINALITY AS file (path, size, place) ORDER BY place`,
    [files.map(({ path }) => path), files.map(({ size }) => size)],
  );
  return files.map(({ size }, place) => {
    const whole = Buffer.alloc(size ?? 0);
    rows[place]?.bytes?.copy(whole);
    return whole;
  });
}
