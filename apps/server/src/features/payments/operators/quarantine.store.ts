import type { Cents } from "@trove/money";
import { sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";

export type CaptureRow = Awaited<ReturnType<typeof withPayers>>[number];

function captures(db: Connection) {
  return db
    .selectFrom("quarantinedCaptures as q")
    .select(["q.captureId", "q.provider", "q.providerPaymentId", "q.userId", "q.release", "q.releasedAt"])
    .select(["q.refundStatus", "q.createdAt", "q.returnedCents", "q.releaseUserId", "q.paymentId"])
    .select([
      sql<Cents>`(q.evidence ->> 'paidCents')::bigint`.as("paidCents"),
      sql<string>`q.evidence ->> 'currencyCode'`.as("currencyCode"),
      sql<Cents>`coalesce((q.evidence ->> 'valueCents')::bigint, 0)`.as("valueCents"),
      sql<string>`coalesce(q.evidence ->> 'reference', '')`.as("reference"),
    ]);
}

/** Adds the payments that captures were meant for, and their people. A cluster stores them apart from captures. */
async function withPayers(db: Connection, found: Awaited<ReturnType<ReturnType<typeof captures>["execute"]>>) {
  const userIds = [...new Set(found.map(({ userId }) => userId))];
  if (userIds.length === 0) return [];
  const paymentIds = found.flatMap(({ paymentId }) => paymentId ?? []);
  const [payments, people] = await Promise.all([
    db
      .selectFrom("payments")
      .select(["userId", "paymentId", "paidCents", "currencyCode"])
      .where((eb) => eb("userId", "=", eb.fn.any(eb.val(userIds))))
      .where((eb) => eb("paymentId", "=", eb.fn.any(eb.cast<string[]>(eb.val(paymentIds), sql`uuid[]`))))
      .execute(),
    db
      .selectFrom("users")
      .select(["userId", "email"])
      .where((eb) => eb("userId", "=", eb.fn.any(eb.val(userIds))))
      .execute(),
  ]);
  return found.map((capture) => {
    const payment = payments.find((each) => each.userId === capture.userId && each.paymentId === capture.paymentId);
    const person = people.find(({ userId }) => userId === capture.userId);
    return {
      ...capture,
      paymentId: payment?.paymentId ?? null,
      expectedCents: payment?.paidCents ?? null,
      expectedCurrency: payment?.currencyCode ?? null,
      email: person?.email ?? null,
      personId: person?.userId ?? null,
    };
  });
}

export async function findCapture(db: Connection, captureId: string): Promise<CaptureRow | undefined> {
  const [found] = await withPayers(db, await captures(db).where("q.captureId", "=", captureId).execute());
  return found;
}

/** Returns captures that are in quarantine, or those that have left it, newest first. */
export async function readCaptures(
  db: Connection,
  isWaiting: boolean,
  { limit, offset }: { limit: number; offset: number },
): Promise<CaptureRow[]> {
  const page = await captures(db)
    .where("q.release", isWaiting ? "is" : "is not", null)
    .orderBy("q.createdAt", "desc")
    .orderBy("q.captureId", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return withPayers(db, page);
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
