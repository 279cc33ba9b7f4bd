import { randomBytes } from "node:crypto";
import type pg from "pg";
import { EnvironmentError } from "../environment/environment-error.ts";
import { one } from "./cluster.store.ts";

/** Slots keep the write-ahead log that was not copied yet. `isWhole`: it is all there. */
export type Slot = { name: string; isWhole: boolean };

/** The beginning of the names of this database's slots: each database of a server may have backups of its own. */
const OWN = `(SELECT 'trove_backup_' || lpad(to_hex(oid::bigint), 8, '0')
  FROM pg_database WHERE datname = current_database())`;
const IS_WHOLE = "(restart_lsn IS NOT NULL AND wal_status <> 'lost')";

export async function findSlots(client: pg.Client): Promise<Slot[]> {
  const { rows } = await client.query<Slot>(
    `SELECT slot_name AS name, ${IS_WHOLE} AS "isWhole"
    FROM pg_replication_slots WHERE starts_with(slot_name, ${OWN}) AND slot_type = 'physical'`,
  );
  return rows;
}

/** Makes a slot, and returns its name. */
export async function makeSlot(client: pg.Client): Promise<string> {
  const { name } = await one<{ name: string }>(
    client,
    `SELECT slot_name AS name FROM pg_create_physical_replication_slot(${OWN} || $1, true)`,
    [randomBytes(6).toString("hex")],
  );
  return name;
}

export async function dropSlot(client: pg.Client, name: string): Promise<void> {
  await client.query("SELECT pg_drop_replication_slot($1)", [name]);
}

/** Lets the server remove the log before `end`. */
export async function moveSlot(client: pg.Client, name: string, end: string): Promise<void> {
  await client.query("SELECT pg_replication_slot_advance($1, $2)", [name, end]);
}

/** Throws EnvironmentError if the server has removed log that the slot should have kept. */
export async function requireWhole(client: pg.Client, slot: string): Promise<void> {
  const slots = `SELECT FROM pg_replication_slots WHERE slot_name = $1 AND ${IS_WHOLE}`;
  if ((await client.query(slots, [slot])).rowCount === 1) return;
  throw new EnvironmentError(
    "The server has removed write-ahead log that was not stored (max_slot_wal_keep_size): the next backup begins anew",
  );
}

/**
 * Ends the current segment of the log, so that it can be copied, and returns the moment before. A commit after that
 * comes last in it: a restore to a moment before that commit can see that it has arrived.
 */
export async function endSegment(client: pg.Client): Promise<Date> {
  const { now } = await one<{ now: Date }>(client, "SELECT clock_timestamp() AS now");
  await client.query("SELECT pg_logical_emit_message(true, 'trove backup', '')");
  await client.query("SELECT pg_switch_wal()");
  return now;
}

/** A segment's file, and the place in the log where it ends. */
export type FullSegment = { segment: string; end: string };

/** The segments from the slot's place on that are full, in order. */
export async function listSegments(client: pg.Client, slot: string, segmentBytes: number): Promise<FullSegment[]> {
  const { rows } = await client.query<FullSegment>(
    `SELECT pg_walfile_name('0/0'::pg_lsn + (number * $2::numeric + 1)) AS segment,
      ('0/0'::pg_lsn + ((number + 1) * $2::numeric))::text AS end
    FROM pg_replication_slots, generate_series(
      div(restart_lsn - '0/0', $2::numeric), div(pg_current_wal_flush_lsn() - '0/0', $2::numeric) - 1) AS number
    WHERE slot_name = $1 ORDER BY number`,
    [slot, segmentBytes],
  );
  return rows;
}
