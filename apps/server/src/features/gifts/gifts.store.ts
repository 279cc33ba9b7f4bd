import type { PaymentStatus } from "@trove/contract";
import type { Cents } from "@trove/money";
import { callCommand } from "../../command/call-command.ts";
import { command } from "../../command/command-call.ts";
import type { DepositTerms, NewPayment, ReadyMail } from "../../command/functions.generated.ts";
import type { Idempotency } from "../../command/idempotency.ts";
import type { Person } from "../../command/person.ts";
import { requestOf } from "../../command/request.ts";
import type { Connection } from "../../database/connection.ts";
import type { PaymentKey, PaymentReport } from "../payments/index.ts";

/**
 * Redeems a code. `hash` is null if the person may not redeem any: then only an earlier request with this key has a
 * response. Throws GIFT_REFUSED, TAKING_BREAK, ACCOUNT_CLOSING and LIMIT_REACHED.
 */
export function callRedeem(
  db: Connection,
  person: Person,
  idempotency: Idempotency,
  gift: { hash: Buffer | null; entry: string; terms: DepositTerms },
  at: Date,
): Promise<{ transactionId: string; amountCents: Cents }> {
  const request = requestOf(person, idempotency, at);
  return callCommand(db, command("gift_redeem", { user: person.userId, request, ...gift }));
}

/** Ends up to `most` codes whose time is over. Returns how many. */
export function callExpire(db: Connection, most: number, at: Date): Promise<number> {
  return callCommand(db, command("gifts_expire", { most, at }));
}

/**
 * Takes the request's idempotency key and writes the pending payment. `payment` is null if no new payment may be
 * written. Then it finds the payment of an earlier request with this key, or throws NOT_FOUND. Throws TAKING_BREAK,
 * ACCOUNT_CLOSING and LIMIT_REACHED.
 */
export function callBeginGift(
  db: Connection,
  person: Person,
  idempotency: Idempotency,
  at: Date,
  payment: NewPayment | null,
  terms: DepositTerms,
): Promise<string> {
  const request = requestOf(person, idempotency, at);
  return callCommand(db, command("begin_gift", { user: person.userId, request, payment, terms }));
}

/** Settles the payment for a code. `gift` has the code that a capture makes. */
export function callSettleGift(
  db: Connection,
  { userId, paymentId }: PaymentKey,
  report: PaymentReport,
  gift: { entry: string; hash: Buffer; expiresAt: Date; mail: ReadyMail },
  at: Date,
): Promise<PaymentStatus> {
  return callCommand(db, command("settle_gift", { user: userId, payment: paymentId, report, ...gift, at }));
}

/** Puts a new code in the place of a bought one. Throws NOT_FOUND and STATUS_CONFLICT. */
export async function callRenew(
  db: Connection,
  user: string,
  gift: { gift: string; hash: Buffer; mail: ReadyMail },
  at: Date,
): Promise<void> {
  await callCommand(db, command("gift_renew", { user, ...gift, at }));
}

const boughtBy = (db: Connection, userId: string) =>
  db.selectFrom("giftCodes").selectAll().where("giverId", "=", userId).where("source", "=", "Bought");

/** Finds a code that a person has bought. */
export function findGift(db: Connection, userId: string, giftId: string) {
  return boughtBy(db, userId).where("giftId", "=", giftId).executeTakeFirst();
}

/** Returns the codes that a person has bought, the newest first. */
export function readBought(db: Connection, userId: string) {
  return boughtBy(db, userId).orderBy("madeAt", "desc").orderBy("giftId", "desc").limit(200).execute();
}
