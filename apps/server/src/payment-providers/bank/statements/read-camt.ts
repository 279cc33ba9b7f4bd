import { add, type Cents, cents, subtract, ZERO_CENTS } from "@trove/money";
import { compactIban, ibanIn } from "@trove/contract/iban";
import { readAmount, readDay } from "./amount-text.ts";
import {
  type Booking,
  invalid,
  MOST_BOOKINGS,
  type Statement,
  type StatementFile,
  StatementMistake,
} from "./booking.ts";
import { all, type Element, readXml, textAt } from "./xml-tree.ts";

const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:(camt\.053\.001\.(?:02|08))$/;

type Money = { amount: Cents; currencyCode: string; isCredit: boolean };

function creditOf(element: Element, otherwise?: boolean): boolean {
  const indicator = textAt(element, "CdtDbtInd");
  if (indicator === "CRDT" || indicator === "DBIT") return indicator === "CRDT";
  if (otherwise !== undefined) return otherwise;
  throw invalid("An amount says neither CRDT nor DBIT");
}

function moneyOf(element: Element): Money {
  const [amount] = all(element, "Amt");
  if (amount === undefined) throw invalid("A booking has no amount");
  return { amount: readAmount(amount.text), currencyCode: amount.attributes["Ccy"] ?? "", isCredit: creditOf(element) };
}

/** Amounts of credits are positive, those of debits negative. */
const signed = ({ amount, isCredit }: Pick<Money, "amount" | "isCredit">) =>
  isCredit ? amount : subtract(ZERO_CENTS, amount);

const sumOf = (amounts: readonly Cents[]) => amounts.reduce((total, amount) => add(total, amount), ZERO_CENTS);

/** The first form is that of version 02, the second that of 08. */
const nameOf = (details: Element, side: "Dbtr" | "Cdtr") =>
  textAt(details, "RltdPties", side, "Nm") ?? textAt(details, "RltdPties", side, "Pty", "Nm");

function remittanceOf(details: Element): string {
  const structured = all(details, "RmtInf", "Strd", "CdtrRefInf", "Ref");
  return [...structured, ...all(details, "RmtInf", "Ustrd")].map(({ text }) => text).join(" ");
}

type Share = Pick<Money, "amount" | "isCredit">;

function bookingOf(entry: Element, details: Element | undefined, share: Share, isAlone: boolean): Booking {
  const { currencyCode } = moneyOf(entry);
  const [booked] = all(entry, "BookgDt");
  const indicator = textAt(entry, "RvslInd");
  const reversed = indicator === "true" || indicator === "1";
  // Who sent the money of a credit that was returned to us is the payee of our own transfer.
  const isReturned = details !== undefined && all(details, "RtrInf").length > 0;
  const side = share.isCredit === !(isReturned || reversed) ? "Dbtr" : "Cdtr";
  const iban = details && textAt(details, "RltdPties", `${side}Acct`, "Id", "IBAN");
  const endToEndId = details && textAt(details, "Refs", "EndToEndId");
  const own = details && textAt(details, "Refs", "AcctSvcrRef");
  const bankReference = own ?? (isAlone ? textAt(entry, "AcctSvcrRef") : null);
  return {
    ...share,
    currencyCode,
    bookedOn: readDay(booked ? (textAt(booked, "Dt") ?? textAt(booked, "DtTm")) : null),
    isReturn: isReturned || reversed,
    bankReference: bankReference === "NONREF" ? null : bankReference,
    endToEndId: endToEndId === "NOTPROVIDED" ? null : (endToEndId ?? null),
    text: (details && remittanceOf(details)) || textAt(entry, "AddtlNtryInf") || "",
    name: (details && nameOf(details, side)) ?? null,
    iban: ibanIn(iban ?? null),
  };
}

/** The amount of one payment of a batch; undefined if the bank does not state it in the account's currency. */
function shareOf(details: Element, { isCredit, currencyCode }: Money): Share | undefined {
  const stated = [...all(details, "Amt"), ...all(details, "AmtDtls", "TxAmt", "Amt")];
  const own = stated.find(({ attributes }) => attributes["Ccy"] === currencyCode);
  return own && { amount: readAmount(own.text), isCredit: creditOf(details, isCredit) };
}

/**
 * Splits a booking into its payments. A batch whose payments don't add up to its amount stays one booking, without a
 * reference, so that a person looks at it.
 */
function bookingsOf(entry: Element): Booking[] {
  const money = moneyOf(entry);
  const details = all(entry, "NtryDtls", "TxDtls");
  const [only] = details;
  if (details.length <= 1) return [bookingOf(entry, only, money, true)];
  const shares = details.map((each) => shareOf(each, money));
  const isWhole = shares.every((share) => share !== undefined) && sumOf(shares.map(signed)) === signed(money);
  if (!isWhole) return [bookingOf(entry, undefined, money, true)];
  return details.map((each, place) => bookingOf(entry, each, shares[place] ?? money, false));
}

/** Version 02 has the status as text, 08 within a code. */
const isBooked = (entry: Element) => (textAt(entry, "Sts", "Cd") ?? textAt(entry, "Sts")) === "BOOK";

function balanceOf(statement: Element, ...kinds: string[]): { signed: Cents; day: string; currencyCode: string } {
  for (const kind of kinds) {
    const balance = all(statement, "Bal").find((each) => textAt(each, "Tp", "CdOrPrtry", "Cd") === kind);
    if (balance === undefined) continue;
    const money = moneyOf(balance);
    const day = readDay(textAt(balance, "Dt", "Dt") ?? textAt(balance, "Dt", "DtTm"));
    return { signed: signed(money), day, currencyCode: money.currencyCode };
  }
  throw invalid(`A statement has no balance ${kinds[0]}`);
}

function statementOf(element: Element): Statement {
  const iban = textAt(element, "Acct", "Id", "IBAN");
  if (iban === null) throw invalid("A statement does not say of which IBAN it is");
  const opening = balanceOf(element, "OPBD", "PRCD");
  const closing = balanceOf(element, "CLBD");
  const entries = all(element, "Ntry").filter(isBooked);
  const isOne = entries.every((entry) => moneyOf(entry).currencyCode === opening.currencyCode);
  if (!isOne || closing.currencyCode !== opening.currencyCode) {
    throw invalid("A statement is in several currencies");
  }
  const moved = sumOf(entries.map((entry) => signed(moneyOf(entry))));
  if (cents(opening.signed + moved) !== closing.signed) {
    throw new StatementMistake({ code: "BankFileSums", params: {} });
  }
  const bookings = entries.flatMap(bookingsOf);
  const days = [...bookings.map(({ bookedOn }) => bookedOn), closing.day].toSorted();
  const bankId = textAt(element, "Id");
  return { iban: compactIban(iban), bankId, from: days[0] ?? closing.day, until: closing.day, bookings };
}

/**
 * Reads a file of CAMT.053, version 02 or 08. Throws StatementMistake if it is none, or its sums are wrong. Leaves out
 * bookings that the bank has only announced.
 */
export function readCamt(bytes: Buffer): StatementFile {
  const { root, namespace } = readXml(bytes);
  const [, format] = NAMESPACE.exec(namespace) ?? [];
  if (format === undefined || root.name !== "Document") {
    throw invalid("This is no CAMT.053 of version 02 or 08");
  }
  const statements = all(root, "BkToCstmrStmt", "Stmt").map(statementOf);
  const count = statements.reduce((total, { bookings }) => total + bookings.length, 0);
  if (count > MOST_BOOKINGS) throw new StatementMistake({ code: "BankFileTooLong", params: { most: MOST_BOOKINGS } });
  return { format, statements };
}
