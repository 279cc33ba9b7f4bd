import type { RecordKind } from "@trove/contract";
import { sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";

/** The id and kind of the record that a person has open. */
export type OpenRecord = { subjectId: string; kind: RecordKind };
export type Seat = OpenRecord & { userId: string; seatId: string };

export async function takeSeat(db: Connection, seat: Seat, isEditing: boolean, at: Date): Promise<void> {
  await db
    .insertInto("presences")
    .values({ ...seat, isEditing, seenAt: at })
    .onConflict((conflict) =>
      conflict.columns(["subjectId", "kind", "userId", "seatId"]).doUpdateSet({ isEditing, seenAt: at }),
    )
    .execute();
}

export async function leaveSeat(db: Connection, { subjectId, kind, userId, seatId }: Seat): Promise<void> {
  await db
    .deleteFrom("presences")
    .where("subjectId", "=", subjectId)
    .where("kind", "=", kind)
    .where("userId", "=", userId)
    .where("seatId", "=", seatId)
    .execute();
}

/** Deletes the seats of all records that were last renewed before a time. */
export async function clearSeats(db: Connection, before: Date): Promise<void> {
  await db.deleteFrom("presences").where("seenAt", "<", before).execute();
}

/** Deletes a person's seats except the `most` that were renewed last. */
export async function limitSeats(db: Connection, userId: string, most: number): Promise<void> {
  const oldest = db
    .selectFrom("presences")
    .select(sql`ctid`.as("place"))
    .where("userId", "=", userId)
    .orderBy("seenAt", "desc")
    .offset(most);
  await db
    .deleteFrom("presences")
    .where(sql`ctid`, "in", oldest)
    .execute();
}

/**
 * Returns the people who have the record open in a seat that was renewed since a time. Those who edit the record come
 * first.
 */
export function readPresent(db: Connection, { subjectId, kind }: OpenRecord, since: Date, most: number) {
  return db
    .selectFrom("presences as p")
    .innerJoin("users as u", "u.userId", "p.userId")
    .select(["u.userId", "u.userName", sql<boolean>`bool_or(p.is_editing)`.as("isEditing")])
    .where("p.subjectId", "=", subjectId)
    .where("p.kind", "=", kind)
    .where("p.seenAt", ">=", since)
    .groupBy(["u.userId", "u.userName"])
    .orderBy(sql`bool_or(p.is_editing)`, "desc")
    .orderBy("u.userName")
    .limit(most)
    .execute();
}
