import type { Endpoints, QueryOf } from "@trove/contract";
import { type RawBuilder, sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";
import { countUpTo } from "../../operators/index.ts";

type PaymentFilters = QueryOf<Endpoints["downloadPayments"]>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const ORDER_NUMBER = /^o-\d{12}$/i;

const warned = {
  // The books charge back nothing of a payment that was refunded before, but operators must contest it.
  Chargeback: sql<boolean>`p.charged_back_paid_cents > 0`,
  LatePayment: sql<boolean>`o.flag is not distinct from 'LatePayment'`,
  Quarantine: sql<boolean>`(p.status = 'Pending' and p.quarantined_at is not null)`,
  // Also of a gift code that is used already, and of a void one whose refund failed.
  Refund: sql<boolean>`(o.flag is not distinct from 'Refund' or p.refunds_back_paid_cents > 0
    or p.purpose = 'Gift' and (
      p.refunded_cents > 0 and p.subject_id in (select gift_id from gift_codes where status in ('Redeemed', 'Expired'))
      or p.subject_id in (select gift_id from gift_codes where status = 'Void' and owed_cents > 0)
        and not exists (select from refunds r
          where r.user_id = p.user_id and r.payment_id = p.payment_id and r.status = 'Requested')))`,
};

function payments(db: Connection) {
  return db
    .selectFrom("payments as p")
    .leftJoin("purchases as o", (join) =>
      join.onRef("o.userId", "=", "p.userId").onRef("o.purchaseId", "=", "p.subjectId"),
    )
    .leftJoin("users as u", "u.userId", "p.userId");
}

/**
 * The condition of a search. Each kind of input (id, order number, provider's id, e-mail address) uses an index of its
 * own.
 */
function searched(text: string): RawBuilder<boolean> {
  if (UUID.test(text)) {
    const id = text.toLowerCase();
    return sql`(p.payment_id = ${id}::uuid or p.subject_id = ${id}::uuid)`;
  }
  if (ORDER_NUMBER.test(text)) {
    return sql`p.subject_id = (select purchase_id from purchases where number = ${text.toUpperCase()})`;
  }
  if (!text.includes("@")) return sql`p.provider_payment_id = ${text}`;
  return sql`(p.user_id in (select user_id from users where lower(email) = lower(${text}))
    or p.subject_id in (select purchase_id from shipments where contact_email = lower(${text})))`;
}

function selected(db: Connection, filters: PaymentFilters) {
  const { search = "", status, purpose, warning, from, to } = filters;
  const { Chargeback, LatePayment, Quarantine, Refund } = warned;
  return payments(db)
    .$if(status !== undefined, (query) => query.where("p.status", "=", status ?? "Pending"))
    .$if(purpose !== undefined, (query) => query.where("p.purpose", "=", purpose ?? "TopUp"))
    .$if(warning === "Open", (query) =>
      query
        .where("p.handledAt", "is", null)
        .where(sql<boolean>`(${Chargeback} or ${LatePayment} or ${Quarantine} or ${Refund})`),
    )
    .$if(warning !== undefined && warning !== "Open", (query) =>
      query.where(warning === undefined || warning === "Open" ? sql<boolean>`true` : warned[warning]),
    )
    .$if(from !== undefined, (query) =>
      query.where(sql<boolean>`p.created_at >= ${from}::date::timestamp at time zone 'UTC'`),
    )
    .$if(to !== undefined, (query) =>
      query.where(sql<boolean>`p.created_at < (${to}::date + 1)::timestamp at time zone 'UTC'`),
    )
    .$if(search !== "", (query) => query.where(searched(search)));
}

function shownColumns(query: ReturnType<typeof payments>) {
  return query
    .select(["p.userId", "p.paymentId", "p.purpose", "p.subjectId", "p.status", "p.provider", "p.providerPaymentId"])
    .select("p.leftProviders")
    .select(["p.amountCents", "p.refundedCents", "p.chargedBackCents", "p.paidCents", "p.currencyCode"])
    .select(["p.handledAt", "p.createdAt", "p.settledAt", "p.failureReason", "p.heldCents"])
    .select(["o.number", "o.paymentOption", "o.shippingCostCents", "o.shipmentId"])
    .select([
      sql<string | null>`coalesce(o.buyer ->> 'email', u.email)`.as("email"),
      warned.Chargeback.as("isChargedBack"),
      warned.LatePayment.as("isLate"),
      warned.Quarantine.as("isQuarantined"),
      warned.Refund.as("isRefunded"),
    ]);
}

export type PaymentRow = Awaited<ReturnType<typeof readPayments>>[number];

export function readPayments(
  db: Connection,
  filters: PaymentFilters,
  { limit, offset }: { limit: number; offset: number },
) {
  const direction = filters.sortDirection === "Asc" ? "asc" : "desc";
  return shownColumns(selected(db, filters))
    .$if(filters.sortBy === "Amount", (query) => query.orderBy("p.amountCents", direction))
    .orderBy("p.createdAt", direction)
    .orderBy("p.paymentId", direction)
    .limit(limit)
    .offset(offset)
    .execute();
}

export const countPayments = (db: Connection, filters: PaymentFilters): Promise<number> =>
  countUpTo(db, selected(db, filters));

/** Returns the next payments of a file, newest first, after the last payment of the previous batch. */
export function readPaymentsAfter(
  db: Connection,
  filters: PaymentFilters,
  last: { userId: string; paymentId: string } | undefined,
  most: number,
) {
  return shownColumns(selected(db, filters))
    .$if(last !== undefined, (query) =>
      query.where(sql<boolean>`(p.created_at, p.payment_id) < (
        (select created_at from payments where user_id = ${last?.userId} and payment_id = ${last?.paymentId}),
        ${last?.paymentId}::uuid)`),
    )
    .orderBy("p.createdAt", "desc")
    .orderBy("p.paymentId", "desc")
    .limit(most)
    .execute();
}

/** Finds a payment by its own id, or by the id of the purchase that it is for. */
export function findPaymentRow(db: Connection, by: { paymentId: string } | { purchaseId: string }) {
  const query = shownColumns(payments(db));
  return "paymentId" in by
    ? query.where("p.paymentId", "=", by.paymentId).executeTakeFirst()
    : query.where("p.subjectId", "=", by.purchaseId).where("p.purpose", "=", "Purchase").executeTakeFirst();
}
