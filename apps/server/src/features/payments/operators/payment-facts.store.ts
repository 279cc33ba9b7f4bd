import { jsonArrayFrom } from "kysely/helpers/postgres";
import { type Cents } from "@trove/money";
import { sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";
import { readUserNames } from "../../operators/index.ts";
import type { PaymentRow } from "./list-payments.store.ts";

/** Highest number of ledger entries on a payment's page. */
const MOST_ENTRIES = 200;

type Key = Pick<PaymentRow, "userId" | "paymentId" | "subjectId">;

/**
 * Reads the amount that can still be refunded, and the shipping in refunds that were not refused and did not come
 * back. Both are in hundredths of the payment's currency.
 */
export async function readLeft(db: Connection, { userId, paymentId }: Key): Promise<{ left: Cents; shipping: Cents }> {
  const rest = sql<{ left: Cents; shipping: Cents }>`command.payment_rest(${userId}::uuid, ${paymentId}::uuid)`;
  return (await db.selectNoFrom(rest.as("rest")).executeTakeFirstOrThrow()).rest;
}

/** Reads what the shop still owes to the card of a person's order, in cents. */
export async function readOwed(db: Connection, { userId, subjectId }: Key): Promise<Cents> {
  const owed = sql<Cents>`command.purchase_owed(${userId}::uuid, ${subjectId}::uuid)`;
  return (await db.selectNoFrom(owed.as("owed")).executeTakeFirstOrThrow()).owed;
}

/** Reads the lines of the purchase, each with the number of pieces in refunds that the provider has not refused. */
export function readLines(db: Connection, { userId, paymentId, subjectId }: Key) {
  return db
    .selectFrom("purchaseLines as l")
    .select(["l.position", "l.name", "l.unitPriceCents", "l.quantity"])
    .select(({ selectFrom }) =>
      selectFrom("refundLines as b")
        .innerJoin("refunds as r", (join) =>
          join.onRef("r.userId", "=", "b.userId").onRef("r.refundId", "=", "b.refundId"),
        )
        .select(sql<number>`coalesce(sum(b.quantity), 0)::integer`.as("refunded"))
        .whereRef("b.userId", "=", "l.userId")
        .where("r.paymentId", "=", paymentId)
        .whereRef("b.position", "=", "l.position")
        .where("r.status", "not in", ["Refused", "Returned"])
        .$asScalar()
        .$notNull()
        .as("refundedQuantity"),
    )
    .where("l.userId", "=", userId)
    .where("l.purchaseId", "=", subjectId)
    .orderBy("l.position")
    .execute();
}

/** Returns the refunds of a payment, newest first. */
export async function readRefunds(db: Connection, { userId, paymentId }: Key) {
  const refunds = await db
    .selectFrom("refunds as r")
    .select(["r.refundId", "r.paidCents", "r.shippingCents", "r.status", "r.reason", "r.createdAt", "r.returnId"])
    .select("r.operatorId")
    .select((refund) =>
      jsonArrayFrom(
        refund
          .selectFrom("refundLines as l")
          .select(["l.position", "l.quantity"])
          .whereRef("l.userId", "=", "r.userId")
          .whereRef("l.refundId", "=", "r.refundId")
          .orderBy("l.position"),
      ).as("lines"),
    )
    .where("r.userId", "=", userId)
    .where("r.paymentId", "=", paymentId)
    .orderBy("r.createdAt", "desc")
    .orderBy("r.refundId", "desc")
    .execute();
  const names = await readUserNames(
    db,
    refunds.flatMap(({ operatorId }) => operatorId ?? []),
  );
  return refunds.map(({ operatorId, ...refund }) => ({
    ...refund,
    operatorName: operatorId === null ? null : (names.get(operatorId) ?? null),
  }));
}

/** Returns captures that were quarantined for a payment. */
export function readCapturesOf(db: Connection, { userId, paymentId }: Key) {
  return db
    .selectFrom("quarantinedCaptures")
    .select(["captureId", "release", "createdAt"])
    .select(sql<Cents>`(evidence ->> 'paidCents')::bigint`.as("paidCents"))
    .where("userId", "=", userId)
    .where("paymentId", "=", paymentId)
    .orderBy("createdAt", "desc")
    .execute();
}

/** Returns the ledger entries about a payment, and about the top-up or purchase that it is for, newest first. */
export function readEntries(db: Connection, { userId, paymentId, subjectId }: Key) {
  return db
    .selectFrom("ledgerEntries")
    .select(["entryId", "fromAccount", "toAccount", "amountCents", "description", "createdAt"])
    .where("userId", "=", userId)
    .where(({ eb, or }) => or([eb("relatedId", "in", [paymentId, subjectId]), eb("entryId", "=", subjectId)]))
    .orderBy("createdAt", "desc")
    .orderBy("entryId", "desc")
    .limit(MOST_ENTRIES)
    .execute();
}
