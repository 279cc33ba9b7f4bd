import type { PaymentStatus, TransactionType } from "@trove/contract/statuses";
import { add, type Cents, subtract, sum, ZERO_CENTS } from "@trove/money";
import type { Answer } from "../../../api/request.ts";
import { dayText } from "../../../ui/date-text.ts";

export type Transaction = Answer<"listTransactions">[number];

export type Totals = { moneyIn: Cents; moneyOut: Cents };

export type StatementDay = Totals & {
  /** YYYY-MM-DD where the reader is. */
  day: string;
  rows: readonly Transaction[];
};

export type Selection = { type?: TransactionType; status?: PaymentStatus };

export function selected(list: readonly Transaction[], { type, status }: Selection): Transaction[] {
  return list.filter(
    (row) => (type === undefined || row.transactionType === type) && (status === undefined || row.status === status),
  );
}

/** What came in and what went out, both above zero; only what succeeded moved money. */
export function totalsOf(rows: readonly Transaction[]): Totals {
  const moved = rows.filter(({ status }) => status === "Success").map(({ amount }) => amount);
  return {
    moneyIn: sum(moved.filter((amount) => amount > 0)),
    moneyOut: subtract(ZERO_CENTS, sum(moved.filter((amount) => amount < 0))),
  };
}

/** The rows by day, in the order in which they come. */
export function byDay(rows: readonly Transaction[]): StatementDay[] {
  const days = Map.groupBy(rows, ({ createdAtUtc }) => dayText(createdAtUtc));
  return [...days].map(([day, ofDay]) => ({ day, rows: ofDay, ...totalsOf(ofDay) }));
}

/**
 * The balance before and after all of a period's rows, newest first. Undefined when nothing moved, and when the rows
 * don't lead from one to the other: servers' clocks differ, so that a row can fall on the other side of midnight.
 */
export function balancesOf(rows: readonly Transaction[]): { opening: Cents; closing: Cents } | undefined {
  const moved = rows.flatMap(({ status, amount, balanceAfter }) =>
    status === "Success" && balanceAfter !== null ? [{ amount, after: balanceAfter }] : [],
  );
  const [newest, oldest] = [moved[0], moved.at(-1)];
  if (newest === undefined || oldest === undefined) return undefined;
  const opening = subtract(oldest.after, oldest.amount);
  const closing = newest.after;
  return add(opening, sum(moved.map(({ amount }) => amount))) === closing ? { opening, closing } : undefined;
}
