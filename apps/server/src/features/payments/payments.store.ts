import type { PaymentStatus } from "@trove/contract";
import type { Cents } from "@trove/money";
import { sql } from "kysely";
import { callCommand } from "../../command/call-command.ts";
import { command } from "../../command/command-call.ts";
import type { PaymentEvidence } from "../../command/functions.generated.ts";
import type { Connection } from "../../database/connection.ts";
import type { Payer } from "./provider.ts";
import type { PaymentKey } from "./reference.ts";

export type Payment = PaymentKey & {
  purpose: string;
  subjectId: string;
  provider: string;
  paidCents: number;
  currencyCode: string;
  /** Also holds the rest of the billing address. */
  payer: Payer;
  status: PaymentStatus;
  sessionId: string | null;
  sessionEncrypted: Buffer | null;
  createdAt: Date;
  expiresAt: Date;
};

const paymentColumns = sql`user_id as "userId", payment_id as "paymentId", purpose, subject_id as "subjectId",
  provider, paid_cents as "paidCents", currency_code as "currencyCode", address as payer, status, session_id as "sessionId",
  session_encrypted as "sessionEncrypted", created_at as "createdAt", expires_at as "expiresAt"`;

export async function findPayment(db: Connection, { userId, paymentId }: PaymentKey): Promise<Payment | undefined> {
  const { rows } = await sql<Payment>`
    select ${paymentColumns} from payments where user_id = ${userId} and payment_id = ${paymentId}`.execute(db);
  return rows[0];
}

/** Keeps the session unless there is one already; answers the one that is kept, encrypted. */
export async function attachSession(
  db: Connection,
  { userId, paymentId }: PaymentKey,
  session: { sessionId: string; sessionEncrypted: Buffer },
  facts: { paymentId: string },
): Promise<Buffer> {
  const kept = await callCommand<string>(
    db,
    command("attach_payment_session", { user: userId, payment: paymentId, ...session, facts }),
  );
  return Buffer.from(kept, "hex");
}

export async function quarantineStrayCapture(
  db: Connection,
  evidence: PaymentEvidence,
  entryId: string,
  at: Date,
): Promise<void> {
  await callCommand(db, command("quarantine_stray_capture", { evidence, entry: entryId, at }));
}

/** Whether a payment that is still open bills to the address. */
export async function addressInUse(db: Connection, userId: string, addressId: string): Promise<boolean> {
  const { rows } = await sql`
    select from payments where user_id = ${userId} and address_id = ${addressId} and status = 'Pending'
    limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Takes the payment that is to be looked at longest, if any, and puts the next look a minute off, in case that this
 * process dies over it. No other process takes the same one meanwhile.
 */
export async function claimDuePayment(db: Connection, now: Date): Promise<Payment | undefined> {
  const { rows } = await sql<Payment>`
    update payments set next_check_at = ${now}::timestamptz + interval '1 minute'
    where (user_id, payment_id) = (
      select user_id, payment_id from payments where next_check_at <= ${now}
      order by next_check_at limit 1 for update skip locked)
    returning ${paymentColumns}`.execute(db);
  return rows[0];
}

export async function setNextCheck(db: Connection, { userId, paymentId }: PaymentKey, at: Date): Promise<void> {
  await sql`
    update payments set next_check_at = ${at}
    where user_id = ${userId} and payment_id = ${paymentId} and next_check_at is not null`.execute(db);
}
