import { sql } from "kysely";
import type { Connection } from "../../database/connection.ts";

/** Parcels that were sent within some days, and the median hours from order to parcel; null if none was sent. */
type Sent = { parcels: number; medianHours: number | null };

export type ParcelTimes = {
  sent30: Sent;
  sent90: Sent;
  /** Parcels that are ordered and paid but not sent, and since how many hours the oldest waits; null if none does. */
  waiting: number;
  oldestHours: number | null;
};

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Whole hours from the order to another moment, which no clock that was put back makes negative. */
const hoursUntil = (moment: ReturnType<typeof sql>) =>
  sql`greatest(0, extract(epoch FROM ${moment} - s.created_at) / 3600)`;

function readSent(db: Connection, at: Date, days: number): Promise<Sent> {
  return db
    .selectFrom("shipmentEvents as e")
    .innerJoin("shipments as s", (join) =>
      join.onRef("s.userId", "=", "e.userId").onRef("s.shipmentId", "=", "e.shipmentId"),
    )
    .select((eb) => [
      eb.fn.countAll<number>().as("parcels"),
      sql<
        number | null
      >`floor(percentile_cont(0.5) WITHIN GROUP (ORDER BY ${hoursUntil(sql`e.created_at`)}))::integer`.as(
        "medianHours",
      ),
    ])
    .where("e.status", "=", "Shipped")
    .where("e.createdAt", ">", new Date(at.getTime() - days * DAY_MS))
    .where("e.createdAt", "<=", at)
    .executeTakeFirstOrThrow();
}

/** Reads how fast parcels were sent in the 30 and 90 days before a time, and which wait then. */
export async function readParcelTimes(db: Connection, at: Date): Promise<ParcelTimes> {
  const [sent30, sent90, waiting] = await Promise.all([
    readSent(db, at, 30),
    readSent(db, at, 90),
    db
      .selectFrom("shipments as s")
      .select((eb) => [
        eb.fn.countAll<number>().as("waiting"),
        sql<number | null>`floor(max(${hoursUntil(sql`${at}::timestamptz`)}))::integer`.as("oldestHours"),
      ])
      .where("s.status", "in", ["Ordered", "Approved", "Shipping"])
      .executeTakeFirstOrThrow(),
  ]);
  return { sent30, sent90, ...waiting };
}
