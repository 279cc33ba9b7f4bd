import type { PaymentMethod, PaymentPurpose } from "@trove/contract";
import { ZERO_CENTS } from "@trove/money";
import { sql } from "kysely";
import { callCommand } from "../../command/call-command.ts";
import { command } from "../../command/command-call.ts";
import type { PaymentReport } from "../../command/functions.generated.ts";
import { CANDIDATES, claimFirst } from "../../database/claim.ts";
import type { Connection } from "../../database/connection.ts";
import type { Payer } from "../../payment-providers/provider.ts";
import type { Way } from "./providers/ways-for.ts";
import type { PaymentKey } from "./reference.ts";

const paymentColumns = [
  "userId",
  "paymentId",
  "purpose",
  "subjectId",
  "provider",
  "leftProviders",
  "method",
  "amountCents",
  "paidCents",
  "currencyCode",
  "address as payer",
  "status",
  "providerPaymentId",
  "sessionId",
  "sessionEncrypted",
  "createdAt",
  "expiresAt",
] as const;

/** The column of the payer also has the other fields of the billing address. */
type PayerColumn = { payer: Payer; purpose: PaymentPurpose; method: PaymentMethod };

export type Payment = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

export function findPayment(db: Connection, { userId, paymentId }: PaymentKey) {
  return db
    .selectFrom("payments")
    .select(paymentColumns)
    .where("userId", "=", userId)
    .where("paymentId", "=", paymentId)
    .$narrowType<PayerColumn>()
    .executeTakeFirst();
}

/**
 * Up to `most` payments of a person by bank transfer that have a session of one of the providers and can still be paid,
 * newest first. Leaves out those to which another sum has arrived.
 */
export function pendingTransfers(
  db: Connection,
  userId: string,
  { providers, now, most }: { providers: readonly string[]; now: Date; most: number },
) {
  return db
    .selectFrom("payments")
    .select(["userId", "paymentId", "subjectId", "sessionEncrypted"])
    .where("userId", "=", userId)
    .where("method", "=", "bankTransfer")
    .where("status", "=", "Pending")
    .where("provider", "in", providers)
    .where("expiresAt", ">", now)
    .where("quarantinedAt", "is", null)
    .where("sessionEncrypted", "is not", null)
    .$narrowType<{ sessionEncrypted: Buffer }>()
    .orderBy("createdAt", "desc")
    .limit(most)
    .execute();
}

type CardPaymentsOf = {
  userId: string;
  provider: string;
  most: number;
  paymentId?: string;
  isChargedBack?: boolean;
};

/**
 * Up to `most` payments of a person that succeeded by card at a provider, the newest first, or only the one with this
 * id: either those of which a bank took money back, or all others.
 */
export function readCardPayments(db: Connection, { userId, provider, most, ...only }: CardPaymentsOf) {
  const { paymentId, isChargedBack = false } = only;
  return db
    .selectFrom("payments")
    .select(["paymentId", "providerPaymentId"])
    .where("userId", "=", userId)
    .where("provider", "=", provider)
    .where("method", "=", "card")
    .where("status", "=", "Success")
    .where("chargedBackPaidCents", isChargedBack ? ">" : "=", ZERO_CENTS)
    .where("providerPaymentId", "is not", null)
    .$if(paymentId !== undefined, (query) => query.where("paymentId", "=", paymentId ?? ""))
    .$narrowType<{ providerPaymentId: string }>()
    .orderBy("createdAt", "desc")
    .limit(most)
    .execute();
}

/**
 * Stores the session, unless the payment already has one. Returns the session that the payment then has, encrypted.
 * Null if the payment has ended meanwhile, or was moved to another provider.
 */
export async function attachSession(
  db: Connection,
  { userId, paymentId }: PaymentKey,
  session: { provider: string; sessionId: string; sessionEncrypted: Buffer },
  facts: { paymentId: string },
  at: Date,
): Promise<Buffer | null> {
  const kept = await callCommand<string | null>(
    db,
    command("attach_payment_session", { user: userId, payment: paymentId, ...session, facts, at }),
  );
  return kept === null ? null : Buffer.from(kept, "hex");
}

/**
 * Moves a payment that has no session yet to another provider. Does nothing if it has a session, has ended, or was
 * moved meanwhile.
 */
export async function switchProvider(
  db: Connection,
  { userId, paymentId, provider }: Pick<Payment, "userId" | "paymentId" | "provider">,
  { provider: to, canBeReversed }: Pick<Way, "provider" | "canBeReversed">,
): Promise<void> {
  await callCommand(
    db,
    command("payment_provider_switch", { user: userId, payment: paymentId, from: provider, to, canBeReversed }),
  );
}

export async function quarantineUnmatchedCapture(
  db: Connection,
  report: PaymentReport,
  entryId: string,
  at: Date,
): Promise<void> {
  await callCommand(db, command("quarantine_unmatched_capture", { report, entry: entryId, at }));
}

/** Whether a pending payment is billed to the address. */
export async function addressInUse(db: Connection, userId: string, addressId: string): Promise<boolean> {
  const open = await db
    .selectFrom("payments")
    .select("paymentId")
    .where("userId", "=", userId)
    .where("addressId", "=", addressId)
    .where("status", "=", "Pending")
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/**
 * Claims the payment whose check has been due longest, so that no other process checks it. Sets its next check to a
 * minute from now, in case this process dies. `is` are the providers' names, or those of all others.
 */
export async function claimDuePayment(
  db: Connection,
  { is, names }: { is: "in" | "not in"; names: readonly string[] },
  now: Date,
) {
  const due = await db
    .selectFrom("payments")
    .select(["userId", "paymentId"])
    .where("nextCheckAt", "<=", now)
    .where("provider", is, names)
    .orderBy("nextCheckAt")
    .limit(CANDIDATES)
    .execute();
  return claimFirst(due, ({ userId, paymentId }) =>
    db
      .updateTable("payments")
      .set({ nextCheckAt: sql<Date>`${now}::timestamptz + interval '1 minute'` })
      .where("userId", "=", userId)
      .where("paymentId", "=", paymentId)
      .where("nextCheckAt", "<=", now)
      .returning(paymentColumns)
      .$narrowType<PayerColumn>()
      .executeTakeFirst(),
  );
}

/** Sets the next check of a payment, unless its end was moved since it was read: then the check is due at once. */
export async function setNextCheck(
  db: Connection,
  { userId, paymentId, expiresAt }: Pick<Payment, "userId" | "paymentId" | "expiresAt">,
  at: Date,
): Promise<void> {
  await db
    .updateTable("payments")
    .set({ nextCheckAt: at })
    .where("userId", "=", userId)
    .where("paymentId", "=", paymentId)
    .where("nextCheckAt", "is not", null)
    .where("expiresAt", "=", expiresAt)
    .execute();
}

/** Marks the warnings of a payment as handled. Throws NOT_FOUND. */
export async function callHandlePayment(db: Connection, { userId, paymentId }: PaymentKey, at: Date): Promise<void> {
  await callCommand(db, command("handle_payment", { user: userId, payment: paymentId, at }));
}
