import { createHash, randomUUIDv7 } from "node:crypto";
import type { RowProblem } from "@trove/contract";
import { problemsText, refusedFor } from "../../../command/refused-for.ts";
import type { BankAccount } from "../account.ts";
import type { BankConnection } from "../ledger/connection.ts";
import { takenBackOf } from "../ledger/payments.store.ts";
import { findNamedRefunds, noteOdd, noteSent, touch } from "../ledger/refunds.store.ts";
import { touchPayouts } from "../ledger/payouts.store.ts";
import { findNamedSessions } from "../ledger/sessions.store.ts";
import {
  findStatement,
  insertEntries,
  insertStatement,
  knownEntries,
  paymentsOfSessions,
  setApplied,
  type StatementRow,
} from "../ledger/statements.store.ts";
import { failDueRefunds } from "../refunds/refund-files.store.ts";
import { type StatementFile, StatementMistake } from "./booking.ts";
import { entryIdsOf } from "./entry-ids.ts";
import { type BookedLine, judgeBookings, type JudgedLine, type Outcome, referencesOf } from "./judge-bookings.ts";
import { readCamt } from "./read-camt.ts";
import { readCsv } from "./read-csv.ts";

/** The name of a refund or a payout, as `endToEndIdOf` and `notePayout` make it. */
const OWN_REFUND = /^(REF|PAY)[0-9A-F]{32}$/;

const refuse = (problem: RowProblem) =>
  refusedFor("VALIDATION_FAILED", [problem], { errors: { file: [problemsText([problem])] } });

/** Whether the first sign that is no blank begins an element. A mark of the encoding may come before. */
const isXml = (bytes: Buffer) => /^\uFEFF?\s*</.test(bytes.subarray(0, 100).toString("utf8"));

function readFile(bytes: Buffer): StatementFile {
  try {
    return isXml(bytes) ? readCamt(bytes) : readCsv(bytes);
  } catch (error) {
    throw error instanceof StatementMistake ? refuse(error.problem) : error;
  }
}

/** Debits that concern no payment, such as salaries, are none of the shop's business here. */
const isKept = ({ isCredit, isReturn, endToEndId }: BookedLine) =>
  isCredit || isReturn || OWN_REFUND.test(endToEndId ?? "");

export type ReadFile = {
  fileHash: string;
  format: string;
  fromDay: string;
  untilDay: string;
  bookings: readonly BookedLine[];
  otherDebits: number;
};

/** Reads a file of statements of this account. Throws VALIDATION_FAILED with a reason. */
export function readStatementFile({ iban }: BankAccount, bytes: Buffer): ReadFile {
  const { format, statements } = readFile(bytes);
  const [first] = statements;
  if (first === undefined) throw refuse({ code: "BankFileInvalid", params: {} });
  const other = statements.find((statement) => statement.iban !== iban);
  if (other !== undefined) throw refuse({ code: "BankFileAccount", params: { iban: other.iban } });
  const ids = statements.flatMap(({ bankId }) => bankId ?? []);
  if (new Set(ids).size < ids.length) throw refuse({ code: "BankFileTwice", params: {} });
  const lines = statements.flatMap((statement) => {
    const entryIds = entryIdsOf(statement);
    return statement.bookings.map((booking, place) => ({ ...booking, entryId: entryIds[place] ?? "" }));
  });
  const bookings = lines.filter(isKept);
  return {
    fileHash: createHash("sha256").update(bytes).digest("hex"),
    format,
    fromDay: statements.map(({ from }) => from).toSorted()[0] ?? first.from,
    untilDay:
      statements
        .map(({ until }) => until)
        .toSorted()
        .at(-1) ?? first.until,
    bookings,
    otherDebits: lines.length - bookings.length,
  };
}

/** Stores a file, or returns the id of the equal one that was stored before. Imports nothing. */
export function storeStatementFile(db: BankConnection, file: ReadFile, fileName: string, at: Date): Promise<string> {
  return insertStatement(db, { ...file, statementId: randomUUIDv7(), fileName, uploadedAt: at, appliedAt: null });
}

export type JudgedStatement = Omit<StatementRow, "bookings"> & { lines: JudgedLine[] };

/**
 * Reads a file and what its import does, or did. Undefined for an unknown id. With `isLocked`, keeps others from
 * applying it until the transaction ends.
 */
export async function judgeStatement(
  db: BankConnection,
  statementId: string,
  isLocked = false,
): Promise<JudgedStatement | undefined> {
  const statement = await findStatement(db, statementId, isLocked);
  if (statement === undefined) return undefined;
  const { bookings, ...facts } = statement;
  const [sessions, refunds, entries] = [
    await findNamedSessions(db, [...new Set(bookings.flatMap(referencesOf))], statementId),
    await findNamedRefunds(
      db,
      [...new Set(bookings.flatMap(({ endToEndId }) => endToEndId ?? []))],
      statementId,
      isLocked,
    ),
    await knownEntries(db, [...new Set(bookings.map(({ entryId }) => entryId))], statementId),
  ];
  return { ...facts, lines: judgeBookings(bookings, { sessions, refunds, entries, format: facts.format }) };
}

const KINDS = {
  Pays: "Payment",
  PaysAgain: "Payment",
  OtherSum: "Payment",
  NoReference: "Payment",
  NoAccount: "Payment",
  RefundBack: "RefundBack",
  TakenBack: "TakenBack",
} as const;

const isKind = (outcome: Outcome): outcome is keyof typeof KINDS => outcome in KINDS;

function entryOf({ line, outcome, session, refund }: JudgedLine, statementId: string, at: Date) {
  if (!isKind(outcome)) return [];
  return [
    {
      entryId: line.entryId,
      statementId,
      kind: KINDS[outcome],
      sessionId: session?.sessionId ?? null,
      refundKey: outcome === "RefundBack" ? (refund?.refundKey ?? null) : null,
      amountMinor: line.amount,
      currencyCode: line.currencyCode,
      bookedOn: line.bookedOn,
      payerName: line.name,
      payerIban: line.iban,
      remittance: line.text,
      importedAt: at,
      updatedAt: at,
    },
  ];
}

const MOVES_REFUND: ReadonlySet<Outcome> = new Set([
  "RefundSent",
  "SentAnyway",
  "SentAgain",
  "SentOtherwise",
  "RefundBack",
]);

/**
 * Imports what a file says, each booking once. The caller has judged it with a lock. Returns the payments that are new
 * or have changed. Refunds that wait for a file fail if the bank has taken their payment back: the payer has the money.
 */
export async function applyStatement(
  tx: BankConnection,
  { statementId, lines }: JudgedStatement,
  at: Date,
): Promise<string[]> {
  const entries = lines.flatMap((line) => entryOf(line, statementId, at));
  const added = await insertEntries(tx, entries);
  const isAdded = ({ line }: JudgedLine) => added.has(line.entryId);
  for (const { line, outcome, refund } of lines) {
    if (refund === null) continue;
    if (outcome === "RefundSent" || outcome === "SentAnyway") await noteSent(tx, refund.refundKey, line);
    if (outcome === "SentAgain" || outcome === "SentOtherwise") await noteOdd(tx, refund.refundKey, line.entryId);
  }
  const told = lines.flatMap(({ outcome, refund }) => (MOVES_REFUND.has(outcome) ? (refund?.refundKey ?? []) : []));
  await touchPayouts(tx, told, at);
  const back = lines.filter(({ outcome }) => outcome === "RefundBack").filter(isAdded);
  const taken = lines.filter(({ outcome }) => outcome === "TakenBack").filter(isAdded);
  const changed = [
    ...back.flatMap(({ refund }) => refund?.entryId ?? []),
    ...(await paymentsOfSessions(
      tx,
      taken.flatMap(({ session }) => session?.sessionId ?? []),
    )),
  ];
  await touch(tx, changed, at);
  await failDueRefunds(tx, await takenBackOf(tx, changed), at);
  await setApplied(tx, statementId, at);
  const payments = entries.filter(({ kind, entryId }) => kind === "Payment" && added.has(entryId));
  return [...new Set([...payments.map(({ entryId }) => entryId), ...changed])];
}
