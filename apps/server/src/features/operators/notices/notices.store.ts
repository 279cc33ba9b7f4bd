import type { Connection } from "../../../database/connection.ts";

/** At most `most` events, none of them older than `since`. */
type Window = { since: Date; most: number };

export function readWaiting(db: Connection, { since, most }: Window) {
  return db
    .selectFrom("shipments")
    .select(["shipmentId", "number"])
    .where("status", "=", "Ordered")
    .where("createdAt", ">=", since)
    .orderBy("createdAt", "desc")
    .limit(most)
    .execute();
}

export function readQuarantined(db: Connection, { since, most }: Window) {
  return db
    .selectFrom("quarantinedCaptures")
    .select("providerPaymentId")
    .where("createdAt", ">=", since)
    .orderBy("createdAt", "desc")
    .limit(most)
    .execute();
}

/** Captures whose refund failed. Each refund is told of once. */
export function readCapturesBack(db: Connection, { since, most }: Window) {
  return db
    .selectFrom("quarantinedCaptures")
    .select(["providerPaymentId", "refundId"])
    .where("failedAt", ">=", since)
    .orderBy("failedAt", "desc")
    .limit(most)
    .execute();
}

export function readRefused(db: Connection, { since, most }: Window) {
  return db
    .selectFrom("refunds")
    .select(["refundId", "paymentId"])
    .where("failedAt", ">=", since)
    .orderBy("failedAt", "desc")
    .limit(most)
    .execute();
}

/** Counts the items for sale that are low in stock, up to `most`. */
export async function countLow(db: Connection, most: number): Promise<number> {
  const low = db
    .selectFrom("itemStock as s")
    .innerJoin("items as i", "i.itemId", "s.itemId")
    .select("i.itemId")
    .whereRef("s.available", "<=", "s.lowStock")
    .where("i.isActive", "=", true)
    .where("i.isSellable", "=", true)
    .limit(most);
  const { count } = await db
    .selectFrom(low.as("low"))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
