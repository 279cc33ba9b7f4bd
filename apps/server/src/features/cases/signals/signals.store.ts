import type { Cents } from "@trove/money";
import { sql } from "kysely";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";
import type { Sending, Sharer, TopUps } from "./signal-rules.ts";

export type Queued = {
  kind: "Address" | "Shipment" | "Chargeback" | "Lock" | "Exclusion" | "Identity" | "SharedIdentity" | "Payout";
  userId: string;
  subjectId: string;
};

/**
 * Removes up to `most` of the oldest events from the queue and returns them in order. The caller must have locked the
 * opening of cases, so that no event is examined twice.
 */
export async function takeQueued(tx: Transaction, most: number): Promise<Queued[]> {
  const rows = await tx
    .selectFrom("signalQueue")
    .select(["place", "kind", "userId", "subjectId"])
    .orderBy("place")
    .limit(most)
    .$narrowType<Pick<Queued, "kind">>()
    .execute();
  const [users, places] = [rows.map(({ userId }) => userId), rows.map(({ place }) => place)];
  await callCommand(tx, command("signals_forget", { users, places }));
  return rows;
}

/** Stores the hash of an address and returns it. Undefined if the address no longer exists. */
export async function markAddress(tx: Transaction, { userId, subjectId }: Queued): Promise<Buffer | undefined> {
  const address = await tx
    .selectFrom("addresses")
    .select(
      sql<Buffer>`sha256(convert_to(regexp_replace(fold_text(concat_ws('|', street, house_number, postal_code,
        country_code)), '[\\s.,-]+', '', 'g'), 'UTF8'))`.as("mark"),
    )
    .where("userId", "=", userId)
    .where("addressId", "=", subjectId)
    .executeTakeFirst();
  if (address === undefined) return undefined;
  const mark = { mark: address.mark, userId };
  await tx
    .insertInto("addressMarks")
    .values(mark)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return address.mark;
}

export async function marksOf(tx: Transaction, userId: string): Promise<Buffer[]> {
  const rows = await tx.selectFrom("addressMarks").select("mark").where("userId", "=", userId).execute();
  return rows.map(({ mark }) => mark);
}

/** Returns the ways in which money of a payout has moved otherwise than it was ordered. */
export async function oddKindsOf(tx: Transaction, { userId, subjectId }: Queued): Promise<string[]> {
  const payout = await tx
    .selectFrom("payouts")
    .select("oddKinds")
    .where("userId", "=", userId)
    .where("payoutId", "=", subjectId)
    .executeTakeFirst();
  return payout?.oddKinds ?? [];
}

/** Makes a closed account suspect, which a chargeback can't lock any more. Returns the hashes of its addresses. */
export async function suspectClosed(tx: Transaction, userId: string): Promise<Buffer[]> {
  const rows = await tx
    .updateTable("addressMarks")
    .set({ isSuspect: true })
    .where("userId", "=", userId)
    .where("forgetAt", "is not", null)
    .returning("mark")
    .execute();
  return rows.map(({ mark }) => mark);
}

/**
 * Returns up to `most` accounts that have used an address, first the open ones and those that are suspect. Closing
 * locks an account too, and is no reason to suspect who shares its address.
 */
export async function sharersOf(tx: Transaction, mark: Buffer, most: number): Promise<Sharer[]> {
  const sharing = await tx
    .selectFrom("addressMarks")
    .select(["userId", "forgetAt", "isSuspect"])
    .where("mark", "=", mark)
    .execute();
  const harmless = sharing.filter(({ forgetAt, isSuspect }) => forgetAt !== null && !isSuspect);
  const closed = harmless.map(({ userId }) => userId);
  const isClosed = sql<boolean>`user_id = any(${closed}::uuid[])`;
  const sharers = await tx
    .selectFrom("users")
    .select(["userId", sql<boolean>`is_locked and not ${isClosed}`.as("isLocked")])
    .where((eb) => eb("userId", "=", eb.fn.any(eb.val(sharing.map(({ userId }) => userId)))))
    .orderBy(isClosed)
    .orderBy("users.isLocked", "desc")
    .orderBy("userId")
    .limit(most)
    .execute();
  return sharers;
}

/** Forgets the marks of closed accounts whose time is over. */
export async function expireMarks(db: Connection, at: Date): Promise<void> {
  const rows = await db.selectFrom("addressMarks").select("userId").distinct().where("forgetAt", "<=", at).execute();
  if (rows.length === 0) return;
  await callCommand(db, command("address_marks_expire", { users: rows.map(({ userId }) => userId), at }));
}

export function findSending(tx: Transaction, { userId, subjectId }: Queued): Promise<Sending | undefined> {
  return tx
    .selectFrom("shipments as s")
    .select(["s.userId", "s.shipmentId", "s.createdAt"])
    .select(({ selectFrom }) =>
      selectFrom("shipmentLines as l")
        .whereRef("l.userId", "=", "s.userId")
        .whereRef("l.shipmentId", "=", "s.shipmentId")
        .select(sql<Cents>`coalesce(sum(l.market_price_cents * l.quantity), 0)::bigint`.as("worth"))
        .as("worthCents"),
    )
    .where("s.userId", "=", userId)
    .where("s.shipmentId", "=", subjectId)
    .$narrowType<{ worthCents: Cents }>()
    .executeTakeFirst();
}

/**
 * Returns the times of a person's first and last successful top-up or redeemed gift code before a time. Undefined if
 * there are none.
 */
export async function findTopUps(tx: Transaction, userId: string, before: Date): Promise<TopUps | undefined> {
  const paid = tx
    .selectFrom("payments")
    .select("settledAt as at")
    .where("userId", "=", userId)
    .where("purpose", "=", "TopUp")
    .where("status", "=", "Success");
  const redeemed = tx.selectFrom("giftCodes").select("endedAt as at").where("redeemerId", "=", userId);
  const row = await tx
    .selectFrom(paid.unionAll(redeemed).as("deposits"))
    .select(({ fn }) => [fn.min("at").as("first"), fn.max("at").as("last")])
    .where("at", "<=", before)
    .executeTakeFirst();
  if (row === undefined || row.first === null || row.last === null) return undefined;
  return { first: row.first, last: row.last };
}

/**
 * Returns what banks charged back of a payment, also if it had been refunded, or what came back of a capture that was
 * credited to a person without one.
 */
export async function chargedBackCents(tx: Transaction, { userId, subjectId }: Queued): Promise<Cents> {
  const { amount } = await tx
    .selectFrom("payments")
    .select(sql<Cents>`round(amount_cents::numeric * charged_back_paid_cents / paid_cents)::bigint`.as("amount"))
    .where("userId", "=", userId)
    .where("paymentId", "=", subjectId)
    .unionAll(tx.selectFrom("quarantinedCaptures").select("returnedCents as amount").where("captureId", "=", subjectId))
    .executeTakeFirstOrThrow();
  return amount;
}

/** Returns who has redeemed the gift code that a payment has bought. */
export async function redeemersOf(tx: Transaction, { userId, subjectId }: Queued): Promise<string[]> {
  const rows = await tx
    .selectFrom("payments as p")
    .innerJoin("giftCodes as g", "g.giftId", "p.subjectId")
    .select("g.redeemerId")
    .where("p.userId", "=", userId)
    .where("p.paymentId", "=", subjectId)
    .where("p.purpose", "=", "Gift")
    .execute();
  return rows.flatMap(({ redeemerId }) => redeemerId ?? []);
}
