import type { NamedRefund } from "../ledger/refunds.store.ts";
import type { NamedSession } from "../ledger/sessions.store.ts";
import { referencesIn } from "../reference.ts";
import type { Booking } from "./booking.ts";

/**
 * The effect of importing a booking.
 * - Pays: it pays the session that its reference names. PaysAgain: that is paid already. OtherSum: it has another sum.
 * - NoReference: it names no session of ours, or several. Like the two before, it comes into quarantine.
 * - RefundSent, RefundBack: a refund has left, or came back. TakenBack: the bank took a payment back.
 * - Known: another statement had it. Other: it concerns no payment.
 */
export type Outcome =
  | "Pays"
  | "PaysAgain"
  | "OtherSum"
  | "NoReference"
  | "RefundSent"
  | "RefundBack"
  | "TakenBack"
  | "Known"
  | "Other";

export type BookedLine = Booking & { entryId: string };

export type JudgedLine = {
  line: BookedLine;
  outcome: Outcome;
  /** The session that the reference names, if it names one. */
  session: NamedSession | null;
  refund: NamedRefund | null;
};

/** The sessions, refunds and earlier bookings that a file names. */
export type Known = {
  sessions: readonly NamedSession[];
  refunds: readonly NamedRefund[];
  /** Bookings of other statements. */
  entryIds: ReadonlySet<string>;
};

/** The references in a booking. Payers' banks put them into the text or, in some apps, into the end-to-end id. */
export function referencesOf({ text, endToEndId }: Booking): string[] {
  const typed = referencesIn(text);
  return typed.length > 0 ? typed : referencesIn(endToEndId ?? "");
}

/** Judges the bookings of a file in order, so that what the earlier ones do counts for the later ones. */
export function judgeBookings(lines: readonly BookedLine[], known: Known): JudgedLine[] {
  const byReference = new Map(known.sessions.map((session) => [session.transferReference, session]));
  const byEndToEndId = new Map(known.refunds.map((refund) => [refund.endToEndId, refund]));
  const paid = new Set(known.sessions.filter(({ isPaid }) => isPaid).map(({ sessionId }) => sessionId));
  const back = new Map(known.refunds.map(({ refundKey, backMinor }) => [refundKey, backMinor]));
  const seen = new Set(known.entryIds);

  function incoming(line: BookedLine, session: NamedSession | null): Outcome {
    if (session === null) return "NoReference";
    if (line.amount !== session.amountMinor || line.currencyCode !== session.currencyCode) return "OtherSum";
    if (paid.has(session.sessionId)) return "PaysAgain";
    paid.add(session.sessionId);
    return "Pays";
  }

  function returned(line: BookedLine, { refundKey, amountMinor }: NamedRefund): boolean {
    const before = back.get(refundKey) ?? 0;
    if (!line.isReturn || before + line.amount > amountMinor) return false;
    back.set(refundKey, before + line.amount);
    return true;
  }

  function outgoing(line: BookedLine, session: NamedSession | null, refund: NamedRefund | null): Outcome {
    if (line.isReturn) return session !== null && line.amount === session.amountMinor ? "TakenBack" : "Other";
    return refund !== null && line.amount === refund.amountMinor ? "RefundSent" : "Other";
  }

  return lines.map((line) => {
    const named = referencesOf(line).flatMap((reference) => byReference.get(reference) ?? []);
    const session = named.length === 1 ? (named[0] ?? null) : null;
    const refund = byEndToEndId.get(line.endToEndId ?? "") ?? null;
    if (seen.has(line.entryId)) return { line, outcome: "Known", session, refund };
    seen.add(line.entryId);
    if (!line.isCredit) return { line, outcome: outgoing(line, session, refund), session, refund };
    if (refund !== null && returned(line, refund)) return { line, outcome: "RefundBack", session: null, refund };
    return { line, outcome: incoming(line, session), session, refund: null };
  });
}
