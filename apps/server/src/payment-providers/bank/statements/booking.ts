import type { RowProblem } from "@trove/contract";
import type { Cents } from "@trove/money";

/** One movement of money on the shop's account. Amounts are in hundredths of the currency. */
export type Booking = {
  /** The day on which the bank booked it, YYYY-MM-DD. */
  bookedOn: string;
  isCredit: boolean;
  /** True if the bank takes an earlier booking back, or returns a transfer that could not be delivered. */
  isReturn: boolean;
  amount: Cents;
  currencyCode: string;
  /** The bank's own reference, if it is of this movement alone. */
  bankReference: string | null;
  endToEndId: string | null;
  /** The payer's text for the payee, with structured references first. */
  text: string;
  /** The other side. */
  name: string | null;
  iban: string | null;
};

/** A bank's report of some days of one account. */
export type Statement = {
  iban: string;
  /** The bank's id of the statement; null if the format has none. */
  bankId: string | null;
  from: string;
  until: string;
  bookings: Booking[];
};

/** A file of statements. */
export type StatementFile = { format: string; statements: Statement[] };

/** The reason why a file can't be imported. `cause` says more, in English. */
export class StatementMistake extends Error {
  readonly problem: RowProblem;

  constructor(problem: RowProblem, cause?: unknown) {
    super(problem.code, { cause });
    this.problem = problem;
  }
}

/** A file that is no statement as the shop reads them. */
export const invalid = (cause: string) => new StatementMistake({ code: "BankFileInvalid", params: {} }, cause);

/** The largest number of movements in a file. */
export const MOST_BOOKINGS = 10_000;
