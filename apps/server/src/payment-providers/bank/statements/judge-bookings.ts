import type { NamedRefund } from "../ledger/refunds.store.ts";
import type { NamedSession } from "../ledger/sessions.store.ts";
import { ZERO_CENTS } from "@trove/money";
import { referencesIn } from "../reference.ts";
import type { Booking } from "./booking.ts";

/**
 * The effect of importing a booking.
 * - Pays: it pays the session that its reference names. PaysAgain: that is paid already. OtherSum: it has another sum.
 * - NoReference: it names no session of ours, or several. NoAccount: its payer's IBAN is unknown, so it could not be
 *   sent back. Like the two before, both come into quarantine.
 * - RefundSent, RefundBack: a refund has left, or came back. SentAnyway: one that was noted as refused has left.
 *   SentAgain: one that had left before. SentOtherwise: to another account, or with another sum.
 * - TakenBack: the bank took a payment back. ReturnUnknown: it took back something else.
 * - Known: another statement had it. Differs: another had it with other words. Other: it concerns no payment.
 */
export type Outcome =
  | "Pays"
  | "PaysAgain"
  | "OtherSum"
  | "NoReference"
  | "NoAccount"
  | "RefundSent"
  | "SentAnyway"
  | "SentAgain"
  | "SentOtherwise"
  | "RefundBack"
  | "TakenBack"
  | "ReturnUnknown"
  | "Known"
  | "Differs"
  | "Other";

export type BookedLine = Booking & { entryId: string };

export type JudgedLine = {
  line: BookedLine;
  outcome: Outcome;
  /** The session that the reference names, if it names one. */
  session: NamedSession | null;
  refund: NamedRefund | null;
};

/** A booking as another statement, of this format, has brought it. */
export type KnownEntry = {
  entryId: string;
  kind: "Payment" | "RefundBack" | "TakenBack";
  sessionId: string | null;
  refundKey: string | null;
  amountMinor: number;
  payerName: string | null;
  payerIban: string | null;
  remittance: string;
  format: string;
};

/** The sessions, refunds and earlier bookings that a file names. */
export type Known = {
  sessions: readonly NamedSession[];
  refunds: readonly NamedRefund[];
  /** Bookings of other statements. */
  entries: readonly KnownEntry[];
  /** The format of the file. */
  format: string;
};

/** The references in a booking. Payers' banks put them into the text or, in some apps, into the end-to-end id. */
export function referencesOf({ text, endToEndId }: Booking): string[] {
  const typed = referencesIn(text);
  return typed.length > 0 ? typed : referencesIn(endToEndId ?? "");
}

const words = (text: string | null) => (text ?? "").replaceAll(/\s+/g, " ").trim();

/**
 * Whether a booking says something else than an earlier statement did, as if one of the two had been changed. Formats
 * may write texts and names in other ways, or leave the account out.
 */
function differs({ line, session, refund }: Omit<JudgedLine, "outcome">, entry: KnownEntry, format: string): boolean {
  const isSame = entry.format === format;
  const isNamed =
    entry.kind === "RefundBack"
      ? refund?.refundKey === entry.refundKey
      : session?.sessionId === (entry.sessionId ?? undefined);
  if (!isNamed || line.amount !== entry.amountMinor) return true;
  if (line.iban !== entry.payerIban && (isSame || (line.iban !== null && entry.payerIban !== null))) return true;
  return isSame && (words(line.text) !== words(entry.remittance) || words(line.name) !== words(entry.payerName));
}

/** Judges the bookings of a file in order, so that what the earlier ones do counts for the later ones. */
export function judgeBookings(lines: readonly BookedLine[], known: Known): JudgedLine[] {
  const byReference = new Map(known.sessions.map((session) => [session.transferReference, session]));
  const byEndToEndId = new Map(known.refunds.map((refund) => [refund.endToEndId, refund]));
  const paid = new Set(known.sessions.filter(({ isPaid }) => isPaid).map(({ sessionId }) => sessionId));
  const back = new Map(known.refunds.map(({ refundKey, backMinor }) => [refundKey, backMinor]));
  const entries = new Map(known.entries.map((entry) => [entry.entryId, entry]));
  const seen = new Set<string>();
  /** The booking by which each refund was sent. */
  const sent = new Map<string, string>();

  function incoming(line: BookedLine, session: NamedSession | null): Outcome {
    if (session === null) return "NoReference";
    if (line.amount !== session.amountMinor || line.currencyCode !== session.currencyCode) return "OtherSum";
    if (line.iban === null) return "NoAccount";
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
    if (line.isReturn) return session !== null && line.amount === session.amountMinor ? "TakenBack" : "ReturnUnknown";
    if (refund === null) return "Other";
    const isOrdered = line.iban === null || refund.iban === null || line.iban === refund.iban;
    if (!isOrdered || line.amount !== refund.amountMinor) return "SentOtherwise";
    const first = sent.get(refund.refundKey) ?? refund.sentEntryId ?? line.entryId;
    sent.set(refund.refundKey, first);
    if (first !== line.entryId) return "SentAgain";
    return refund.failedAt === null ? "RefundSent" : "SentAnyway";
  }

  return lines.map((line) => {
    const named = referencesOf(line).flatMap((reference) => byReference.get(reference) ?? []);
    const session = named.length === 1 ? (named[0] ?? null) : null;
    const refund = byEndToEndId.get(line.endToEndId ?? "") ?? null;
    const entry = entries.get(line.entryId);
    if (entry !== undefined) {
      const isOther = differs({ line, session, refund }, entry, known.format);
      return { line, outcome: isOther ? "Differs" : "Known", session, refund };
    }
    if (seen.has(line.entryId)) return { line, outcome: "Known", session, refund };
    seen.add(line.entryId);
    // Banks book information lines without money.
    if (line.amount === ZERO_CENTS) return { line, outcome: "Other", session: null, refund: null };
    if (!line.isCredit) return { line, outcome: outgoing(line, session, refund), session, refund };
    if (refund !== null && returned(line, refund)) return { line, outcome: "RefundBack", session: null, refund };
    return { line, outcome: incoming(line, session), session, refund: null };
  });
}
