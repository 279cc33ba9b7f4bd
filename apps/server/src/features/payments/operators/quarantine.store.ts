import type { Cents } from "@trove/money";
import { sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";

export type CaptureRow = NonNullable<Awaited<ReturnType<typeof findCapture>>>;

function captures(db: Connection) {
  return db
    .selectFrom("quarantinedCaptures as q")
    .leftJoin("payments as p", (join) =>
      join.onRef("p.userId", "=", "q.userId").onRef("p.paymentId", "=", "q.paymentId"),
    )
    .leftJoin("users as u", "u.userId", "q.userId")
    .select(["q.captureId", "q.provider", "q.providerPaymentId", "q.userId", "q.release", "q.releasedAt"])
    .select(["q.refundStatus", "q.createdAt", "q.returnedCents", "q.releaseUserId"])
    .select(["p.paymentId", "p.paidCents as expectedCents", "p.currencyCode as expectedCurrency", "u.email"])
    .select("u.userId as personId")
    .select([
      sql<Cents>`(q.evidence ->> 'paidCents')::bigint`.as("paidCents"),
      sql<string>`q.evidence ->> 'currencyCode'`.as("currencyCode"),
      sql<Cents>`coalesce((q.evidence ->> 'valueCents')::bigint, 0)`.as("valueCents"),
      sql<string>`coalesce(q.evidence ->> 'reference', '')`.as("reference"),
    ]);
}

export function findCapture(db: Connection, captureId: string) {
  return captures(db).where("q.captureId", "=", captureId).executeTakeFirst();
}

/** Returns captures that are in quarantine, or those that have left it, newest first. */
export function readCaptures(db: Connection, isWaiting: boolean, { limit, offset }: { limit: number; offset: number }) {
  return captures(db)
    .where("q.release", isWaiting ? "is" : "is not", null)
    .orderBy("q.createdAt", "desc")
    .orderBy("q.captureId", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Returns to whom these captures of a provider were credited or booked. */
export async function captureOwners(
  db: Connection,
  provider: string,
  providerPaymentIds: readonly string[],
): Promise<string[]> {
  if (providerPaymentIds.length === 0) return [];
  const rows = await db
    .selectFrom("quarantinedCaptures")
    .select("releaseUserId as userId")
    .where("provider", "=", provider)
    .where("providerPaymentId", "in", providerPaymentIds)
    .execute();
  return rows.flatMap(({ userId }) => userId ?? []);
}

export async function countCaptures(db: Connection, isWaiting: boolean): Promise<number> {
  const { count } = await db
    .selectFrom("quarantinedCaptures as q")
    .where("q.release", isWaiting ? "is" : "is not", null)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
