import type { LiveEvent, NotificationTab } from "@trove/contract";
import { sql } from "kysely";
import { oldestOf } from "../../database/sweep.ts";
import type { Connection, Transaction } from "../../database/connection.ts";
import type { Audience, Happening, Listeners, Reader } from "./notification.ts";

/** Notifications are counted up to this number only, because counting more would be slow. */
const COUNTED = 1_000;

export const CHANNEL = "notified";

/**
 * A message to all processes: a stored notification, with its recipient if that is one person; a live event, which is
 * not stored; or the end of a session or of all sessions of a person, which the database's triggers announce.
 */
export type Announcement =
  | { notificationId: string; userId?: string }
  | ({ to: Listeners } & LiveEvent)
  | { endedSessionId: string }
  | { endedUserId: string };

/** Sends the announcement to all processes of the shop. Within a transaction, it is sent at the commit. */
export async function announce(db: Connection, announcement: Announcement): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(announcement)})`.execute(db);
}

type NewNotification = {
  notificationId: string;
  audience: Audience;
  happening: Happening;
  topic: string | null;
  at: Date;
};

/** Inserts a notification. Returns false, and inserts nothing, if its topic already has one. */
export async function insertNotification(
  db: Connection,
  { notificationId, audience, happening: { kind, params }, topic, at }: NewNotification,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("notifications")
    .values({
      notificationId,
      userId: "userId" in audience ? audience.userId : undefined,
      permission: "permission" in audience ? audience.permission : null,
      kind,
      params: JSON.stringify(params),
      topic,
      createdAt: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Notifies a person at the transaction's commit, through the SQL function that SQL code also uses. */
export async function tellPerson(
  tx: Transaction,
  userId: string,
  { kind, params }: Happening,
  at: Date,
): Promise<void> {
  await sql`select command.person_tell(${userId}, ${kind}, ${JSON.stringify(params)}, ${at})`.execute(tx);
}

/** Finds the current notification about a topic. */
export function findTold(db: Connection, topic: string) {
  return db
    .selectFrom("notifications")
    .select(["notificationId", "params", "createdAt"])
    .where("topic", "=", topic)
    .executeTakeFirst();
}

/**
 * Removes the topic from its notification, so that the topic can be notified again. Returns false if another process
 * has already done so.
 */
export async function endTold(db: Connection, notificationId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("notifications")
    .set({ topic: null })
    .where("notificationId", "=", notificationId)
    .where("topic", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Changes the notification about a topic in place. Nobody is notified again. */
export async function correctTold(db: Connection, topic: string, { params }: Happening): Promise<void> {
  await db
    .updateTable("notifications")
    .set({ params: JSON.stringify(params) })
    .where("topic", "=", topic)
    .execute();
}

/** Returns those of the topics that have a notification. */
export async function readTopics(db: Connection, topics: readonly string[]): Promise<Set<string>> {
  if (topics.length === 0) return new Set();
  const rows = await db.selectFrom("notifications").select("topic").where("topic", "in", topics).execute();
  return new Set(rows.flatMap(({ topic }) => topic ?? []));
}

/**
 * Selects the reader's notifications: those to the person, and those to operators with one of the reader's permissions.
 */
function told(db: Connection, { userId, permissions }: Reader) {
  return (
    db
      .selectFrom("notifications as n")
      // A subquery, because notifications to operators have another user_id, so a cluster may store them elsewhere.
      .leftJoin(
        (eb) =>
          eb
            .selectFrom("notificationMarks")
            .select(["notificationId", "readAt", "archivedAt"])
            .where("userId", "=", userId)
            .as("m"),
        (join) => join.onRef("m.notificationId", "=", "n.notificationId"),
      )
      .where((eb) =>
        permissions.size === 0
          ? eb("n.userId", "=", userId)
          : eb.or([eb("n.userId", "=", userId), eb("n.permission", "in", [...permissions])]),
      )
  );
}

function inTab(query: ReturnType<typeof told>, tab: NotificationTab) {
  switch (tab) {
    case "all":
      return query;
    case "unread":
      return query.where("m.readAt", "is", null).where("m.archivedAt", "is", null);
    case "archived":
      return query.where("m.archivedAt", "is not", null);
  }
}

type Range = { tab: NotificationTab; limit: number; offset: number };

export function readNotifications(db: Connection, reader: Reader, { tab, limit, offset }: Range) {
  return inTab(told(db, reader), tab)
    .select(["n.notificationId", "n.kind", "n.params", "n.createdAt", "m.readAt", "m.archivedAt"])
    .orderBy("n.notificationId", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

export function countNotifications(db: Connection, reader: Reader) {
  const newest = told(db, reader)
    .select(["m.readAt", "m.archivedAt"])
    .orderBy("n.notificationId", "desc")
    .limit(COUNTED);
  return db
    .selectFrom(newest.as("newest"))
    .select(({ fn }) => [
      fn.countAll<number>().as("all"),
      fn
        .countAll<number>()
        .filterWhere(sql<boolean>`coalesce(read_at, archived_at) is null`)
        .as("unread"),
      fn.countAll<number>().filterWhere("archivedAt", "is not", null).as("archived"),
    ])
    .executeTakeFirstOrThrow();
}

/** Counts how many of the ids are notifications of the reader. */
export async function countTold(db: Connection, reader: Reader, ids: readonly string[]): Promise<number> {
  const { count } = await told(db, reader)
    .where("n.notificationId", "in", ids)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Marks the reader's notifications with these ids, or all unread ones if there are no ids. */
export async function markNotifications(
  db: Connection,
  reader: Reader,
  ids: readonly string[] | undefined,
  mark: { readAt: Date } | { archivedAt: Date },
): Promise<void> {
  const unread = told(db, reader).where("m.readAt", "is", null).where("m.archivedAt", "is", null).limit(COUNTED);
  const chosen = ids === undefined ? unread : told(db, reader).where("n.notificationId", "in", ids);
  const values = chosen
    .select((eb) => [
      eb.val(reader.userId).as("userId"),
      "n.notificationId",
      eb.val("readAt" in mark ? mark.readAt : null).as("readAt"),
      eb.val("archivedAt" in mark ? mark.archivedAt : null).as("archivedAt"),
    ])
    .orderBy("n.notificationId", "desc");
  await db
    .insertInto("notificationMarks")
    .columns(["userId", "notificationId", "readAt", "archivedAt"])
    .expression(values)
    .onConflict((conflict) =>
      conflict.columns(["userId", "notificationId"]).doUpdateSet((eb) => ({
        readAt: eb.fn.coalesce("notificationMarks.readAt", "excluded.readAt"),
        archivedAt: eb.fn.coalesce("notificationMarks.archivedAt", "excluded.archivedAt"),
      })),
    )
    .execute();
}

export function readNotification(db: Connection, notificationId: string) {
  return db
    .selectFrom("notifications")
    .select(["notificationId", "userId", "permission", "kind", "params", "createdAt"])
    .where("notificationId", "=", notificationId)
    .executeTakeFirst();
}

/** Deletes up to `most` notifications that are older than the time, with their marks. */
export function forgetNotifications(db: Connection, before: Date, most: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const time = sql<Date>`created_at`;
    const oldest = await oldestOf(tx, { table: "notifications", time, before, most });
    if (oldest === undefined) return 0;
    const gone = await tx.deleteFrom("notifications").where(oldest).returning("notificationId").execute();
    const ids = gone.map(({ notificationId }) => notificationId);
    await tx
      .deleteFrom("notificationMarks")
      .where((eb) => eb("notificationId", "=", eb.fn.any(eb.cast<string[]>(eb.val(ids), sql`uuid[]`))))
      .execute();
    return ids.length;
  });
}
