import type { Endpoints, ResponseOf } from "@trove/contract";
import { add, type Cents, cents, toEuros, ZERO_CENTS } from "@trove/money";
import type {
  JudgedLine,
  JudgedStatement,
  RefundRow,
  StatementSummary,
} from "../../../../payment-providers/provider.ts";
import { readReference } from "../../index.ts";

type Shown = ResponseOf<Endpoints["getBankStatement"]>;

export function shownStatement({ statementId, uploadedAt, appliedAt, ...facts }: StatementSummary): Shown["statement"] {
  const { fileName, fileHash, format, fromDay, untilDay, bookings, otherDebits } = facts;
  return {
    id: statementId,
    fileName,
    fileHash,
    format,
    fromDay,
    untilDay,
    bookings,
    otherDebits,
    uploadedAtUtc: uploadedAt.toISOString(),
    appliedAtUtc: appliedAt?.toISOString() ?? null,
  };
}

export const summaryOf = ({ lines, ...facts }: JudgedStatement): StatementSummary => ({
  ...facts,
  bookings: lines.length,
});

/** Returns the shop's payment that a booking's reference names. */
export const paymentOf = ({ session }: JudgedLine) => (session === null ? undefined : readReference(session.reference));

export function shownLine(judged: JudgedLine): Shown["lines"]["items"][number] {
  const { line, outcome, session } = judged;
  const { entryId, bookedOn, isCredit, amount, currencyCode, name, iban, text } = line;
  return {
    entryId,
    outcome,
    bookedOn,
    isCredit,
    amount: { currencyCode, amount: toEuros(amount) },
    expected: session && { currencyCode: session.currencyCode, amount: toEuros(cents(session.amountMinor)) },
    paymentId: paymentOf(judged)?.paymentId ?? null,
    name,
    iban,
    text,
  };
}

/** Adds up the bookings by outcome and currency. */
export function sumsOf(lines: readonly JudgedLine[]): Shown["sums"] {
  const groups = Map.groupBy(lines, ({ outcome, line }) => `${outcome} ${line.currencyCode}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const amount = group.reduce<Cents>((total, { line }) => add(total, line.amount), ZERO_CENTS);
    const money = { currencyCode: first.line.currencyCode, amount: toEuros(amount) };
    return [{ outcome: first.outcome, bookings: group.length, amount: money }];
  });
}

const IS_NEW_MONEY: ReadonlySet<string> = new Set([
  "Pays",
  "PaysAgain",
  "OtherSum",
  "NoReference",
  "NoAccount",
  "RefundBack",
]);
const IS_ODD: ReadonlySet<string> = new Set(["Differs", "SentAnyway", "SentAgain", "SentOtherwise", "ReturnUnknown"]);

type Effects = { payments: number; amountCents: Cents; isInEuros: boolean; takenBack: number; odd: number };

/** The money that the import adds to the shop's books, the payments that it takes back, and the odd bookings. */
export function effectsOf(lines: readonly JudgedLine[]): Effects {
  const counted = lines.filter(({ outcome }) => IS_NEW_MONEY.has(outcome));
  const amountCents = counted.reduce((total, { line }) => add(total, line.amount), ZERO_CENTS);
  const isInEuros = counted.every(({ line }) => line.currencyCode === "EUR");
  const takenBack = lines.filter(({ outcome }) => outcome === "TakenBack").length;
  const odd = lines.filter(({ outcome }) => IS_ODD.has(outcome)).length;
  return { payments: counted.length, amountCents, isInEuros, takenBack, odd };
}

type ShownRefund = ResponseOf<Endpoints["listBankRefunds"]>["items"][number];

function stateOf({ isBack, failedAt, sentOn, fileId }: RefundRow): ShownRefund["state"] {
  if (isBack) return "Back";
  if (failedAt !== null) return sentOn === null ? "Failed" : "SentAnyway";
  if (sentOn !== null) return "Sent";
  return fileId === null ? "Waiting" : "InFile";
}

export function shownRefund(row: RefundRow): ShownRefund {
  const { refundKey: id, entryId, amountMinor, payerName: name, payerIban: iban, fileId, sentOn, createdAt } = row;
  const amount = { currencyCode: "EUR", amount: toEuros(cents(amountMinor)) };
  return {
    id,
    entryId,
    amount,
    name,
    iban,
    state: stateOf(row),
    fileId,
    sentOn,
    createdAtUtc: createdAt.toISOString(),
  };
}
