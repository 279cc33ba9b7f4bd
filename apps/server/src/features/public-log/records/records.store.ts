import { sql } from "kysely";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { LogGrowth, RecordPlace } from "../../../command/functions.generated.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";

/**
 * Counts the records that wait for the log since `until` or before, up to `most`, and reads since when the first one
 * waits.
 */
export async function readQueue(
  db: Connection,
  most: number,
  until: Date,
): Promise<{ count: number; since: Date | null }> {
  return db
    .selectFrom(inOrder(db, most, until).as("q"))
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("queuedAt").as("since")])
    .executeTakeFirstOrThrow();
}

/**
 * Selects the oldest records of the queue. The limit is applied before any join, so a long queue costs no more than a
 * short one.
 */
const inOrder = (db: Connection, most: number, until: Date) =>
  db
    .selectFrom("recordQueue")
    .select(["userId", "nonce", "queuedAt"])
    .where(sql<boolean>`queued_at <= ${until}`)
    .orderBy("queuedAt")
    .limit(most);

export type QueuedRecord = Awaited<ReturnType<typeof readQueued>>[number];

/**
 * Returns up to `most` records that have waited longest, since `until` or before, with everything that their leaves
 * contain.
 */
export function readQueued(db: Connection, most: number, until: Date) {
  const drawn = <Value>(column: "ticket" | "item_id::text") => sql<Value[]>`array(
    select o.${sql.raw(column)} from openings o where o.user_id = r.user_id and o.nonce = r.nonce order by o.draw_index)`;
  return db
    .selectFrom(inOrder(db, most, until).as("q"))
    .innerJoin("records as r", (join) => join.onRef("r.userId", "=", "q.userId").onRef("r.nonce", "=", "q.nonce"))
    .innerJoin("lootboxVersions as v", (join) =>
      join.onRef("v.lootboxId", "=", "r.lootboxId").onRef("v.tableVersion", "=", "r.tableVersion"),
    )
    .select(["r.userId", "r.nonce", "r.clientSeed", "r.clientEntropy", "r.serverSeed", "r.quantity", "r.reason"])
    .select(["r.hash", "r.offeredAt", "r.recordedAt", "r.termsSize", "v.oddsHash"])
    .select([drawn<number>("ticket").as("tickets"), drawn<string>("item_id::text").as("itemIds")])
    .execute();
}

/** Number of records at the end of the log, and of its queue, among which the newest time is looked for. */
const LAST_RECORDS = 1_000;

/**
 * Returns the newest time of any record, which is ahead of the clock if that was put back. Reads the ends of the log
 * and of its queue, the recent openings of each box, whose times are rounded down to the minute, and the lost records.
 */
export async function readNewestTime(db: Connection): Promise<Date | undefined> {
  const { rows } = await sql<{ time: Date | null }>`
    select max(time) as time from (
      select max(recorded_at) as time from records join (
        select user_id, nonce from record_queue order by queued_at desc limit ${LAST_RECORDS}) as q using (user_id, nonce)
      union all select max(recorded_at) from records join (
        select user_id, nonce from record_places order by log_index desc limit ${LAST_RECORDS}) as p using (user_id, nonce)
      union all select max(opened_at) from recent_openings
      union all select max(ended_by) from lost_records) as times`.execute(db);
  return rows[0]?.time ?? undefined;
}

/** Adds records to the log. Returns false, and changes nothing, if another process has added to the log. */
export function appendRecords(db: Connection, growth: LogGrowth, places: RecordPlace[]): Promise<boolean> {
  return callCommand(db, command("log_records", { growth, places }));
}

/** Returns all records that wait for the log. */
export function readWaiting(db: Connection) {
  return db
    .selectFrom("recordQueue as q")
    .innerJoin("records as r", (join) => join.onRef("r.userId", "=", "q.userId").onRef("r.nonce", "=", "q.nonce"))
    .select(["r.userId", "r.nonce", "r.serverSeed", "r.hash"])
    .execute();
}

/** Restores lost leaves. Returns false, and changes nothing, if another process has added to the log. */
export function restoreLeaves(tx: Transaction, growth: LogGrowth, places: RecordPlace[]): Promise<boolean> {
  return callCommand(tx, command("log_restore", { growth, places }));
}

/** Returns the places of a person's records in the log, by nonce. */
export async function readPlaces(
  db: Connection,
  userId: string,
  nonces: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom("recordPlaces")
    .select(["nonce", "logIndex"])
    .where("userId", "=", userId)
    .where((eb) => eb("nonce", "=", eb.fn.any(eb.val(nonces))))
    .execute();
  return new Map(rows.map(({ nonce, logIndex }) => [nonce, logIndex]));
}

/** Reads the newest records of the published log after an index, at most `most`. */
export function readLastPlaces(db: Connection, after: number, most: number) {
  return db
    .selectFrom("recordPlaces")
    .select(["userId", "nonce", "logIndex"])
    .where("logIndex", ">", after)
    .where("logIndex", "<", (eb) => eb.selectFrom("logs").select("checkpointSize").where("name", "=", "records"))
    .orderBy("logIndex", "desc")
    .limit(most)
    .execute();
}
