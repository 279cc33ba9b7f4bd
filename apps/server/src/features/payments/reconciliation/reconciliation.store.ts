import { type Nullable, type Selectable, sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";
import type { Tables } from "../../../database/tables.generated.ts";
import type { ProviderPayment } from "../../../payment-providers/provider.ts";
import { readReference } from "../reference.ts";
import type { BookedPayment } from "./compare-payment.ts";

/** Returns until when the provider's list has been compared; `first` if it never was. */
export async function readProviderCheck(db: Connection, provider: string, first: Date) {
  return db
    .insertInto("providerChecks")
    .values({ provider, checkedUntil: first })
    .onConflict((conflict) =>
      conflict.column("provider").doUpdateSet(({ ref }) => ({ checkedUntil: ref("providerChecks.checkedUntil") })),
    )
    .returning(["checkedUntil", "sweptUntil"])
    .executeTakeFirstOrThrow();
}

export async function setCheckedUntil(db: Connection, provider: string, until: Date): Promise<void> {
  await db
    .updateTable("providerChecks")
    .set({ checkedUntil: sql<Date>`greatest(checked_until, ${until}::timestamptz)` })
    .where("provider", "=", provider)
    .execute();
}

/** Stores until when older payments have been compared again; null to begin again with the oldest. */
export async function setSweptUntil(db: Connection, provider: string, until: Date | null): Promise<void> {
  await db.updateTable("providerChecks").set({ sweptUntil: until }).where("provider", "=", provider).execute();
}

type PaymentRow = Selectable<Tables["payments"]>;
type BookedRow = Nullable<
  Pick<
    PaymentRow,
    | "status"
    | "providerPaymentId"
    | "paidCents"
    | "currencyCode"
    | "refundedPaidCents"
    | "refundsBackPaidCents"
    | "chargedBackPaidCents"
  >
> & { isQuarantined: boolean };

/**
 * Reads the payments in our books that belong to the provider's, in the same order. `booked` is undefined for a payment
 * that our books don't have.
 */
export async function readBooked(
  db: Connection,
  provider: string,
  told: readonly ProviderPayment[],
): Promise<{ booked: BookedPayment | undefined; isQuarantined: boolean }[]> {
  const keys = told.map(({ reference }) => readReference(reference));
  const { rows } = await sql<BookedRow>`
    select p.status, p.provider_payment_id, p.paid_cents, p.currency_code, p.refunded_paid_cents,
      p.refunds_back_paid_cents, p.charged_back_paid_cents, q.provider is not null as is_quarantined
    from unnest(${keys.map((key) => key?.userId ?? null)}::uuid[], ${keys.map((key) => key?.paymentId ?? null)}::uuid[],
      ${told.map(({ providerPaymentId }) => providerPaymentId)}::text[])
      with ordinality as told (user_id, payment_id, capture, place)
    left join payments p on p.user_id = told.user_id and p.payment_id = told.payment_id
    left join quarantined_captures q on q.provider = ${provider} and q.provider_payment_id = told.capture
    order by place`.execute(db);
  return rows.map(
    ({
      isQuarantined,
      status,
      paidCents,
      currencyCode,
      refundedPaidCents,
      refundsBackPaidCents,
      chargedBackPaidCents,
      ...row
    }) => {
      const isMissing =
        status === null ||
        paidCents === null ||
        currencyCode === null ||
        refundedPaidCents === null ||
        refundsBackPaidCents === null ||
        chargedBackPaidCents === null;
      const booked = isMissing
        ? undefined
        : { status, paidCents, currencyCode, refundedPaidCents, refundsBackPaidCents, chargedBackPaidCents, ...row };
      return { booked, isQuarantined };
    },
  );
}

/** Returns when the first payment began that may be in the provider's list. */
export async function readFirstBegin(db: Connection, provider: string): Promise<Date | undefined> {
  const first = await db
    .selectFrom("payments")
    .select("createdAt")
    .where("provider", "=", provider)
    .orderBy("createdAt")
    .limit(1)
    .executeTakeFirst();
  return first?.createdAt;
}

/**
 * Highest number of a day's payments that are looked for at the provider. Beyond it, payments that the provider does
 * not know are not reported.
 */
const MOST_OF_A_DAY = 50_000;

/**
 * Returns successful payments that began at or after `from` and before `until`. Leaves out those with the provider's
 * ids in `named`.
 */
export async function readUnnamed(
  db: Connection,
  provider: string,
  { from, until }: { from: Date; until: Date },
  named: readonly string[],
) {
  return db
    .selectFrom("payments")
    .select([
      "paymentId",
      "providerPaymentId",
      "paidCents",
      "currencyCode",
      "refundedPaidCents",
      "refundsBackPaidCents",
      "chargedBackPaidCents",
    ])
    .where("provider", "=", provider)
    .where("status", "=", "Success")
    .where("createdAt", ">=", from)
    .where("createdAt", "<", until)
    .where(sql<boolean>`provider_payment_id <> all (${named}::text[])`)
    .limit(MOST_OF_A_DAY)
    .execute();
}

/**
 * Returns up to `most` payments with a session that began at or after `from` and before `until`, oldest first. Those
 * that nobody had paid in time are among them, because a provider may capture them later. `askedId` is the payment's id
 * at the provider, or that of its session.
 */
export async function readAsked(
  db: Connection,
  provider: string,
  { from, until }: { from: Date; until: Date },
  most: number,
) {
  return db
    .selectFrom("payments")
    .select(["paymentId", "createdAt", sql<string>`coalesce(provider_payment_id, session_id)`.as("askedId")])
    .where("provider", "=", provider)
    .where("sessionId", "is not", null)
    .where("createdAt", ">=", from)
    .where("createdAt", "<", until)
    .orderBy("createdAt")
    .limit(most)
    .execute();
}
