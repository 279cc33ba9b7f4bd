import type { PaymentStatus, TransactionType } from "@trove/contract/statuses";
import { add, type Cents, subtract, sum, ZERO_CENTS } from "@trove/money";
import type { CallResult } from "../../../api/request.ts";
import { dayOf } from "../../../ui/date-text.ts";

export type Transaction = CallResult<"listTransactions">[number];

export type Totals = { moneyIn: Cents; moneyOut: Cents };

export type StatementDay = Totals & {
  /** YYYY-MM-DD in the reader's time zone. */
  day: string;
  rows: readonly Transaction[];
};

export type Selection = { type?: TransactionType; status?: PaymentStatus };

export function selected(list: readonly Transaction[], { type, status }: Selection): Transaction[] {
  return list.filter(
    (row) => (type === undefined || row.transactionType === type) && (status === undefined || row.status === status),
  );
}

/** Money in and money out, both positive; only successful transactions count. */
export function totalsOf(rows: readonly Transaction[]): Totals {
  const moved = rows.filter(({ status }) => status === "Success").map(({ amount }) => amount);
  return {
    moneyIn: sum(moved.filter((amount) => amount > 0)),
    moneyOut: subtract(ZERO_CENTS, sum(moved.filter((amount) => amount < 0))),
  };
}

/** The rows grouped by day, in their given order. */
export function byDay(rows: readonly Transaction[]): StatementDay[] {
  const days = Map.groupBy(rows, ({ createdAtUtc }) => dayOf(createdAtUtc));
  return [...days].map(([day, ofDay]) => ({ day, rows: ofDay, ...totalsOf(ofDay) }));
}

/**
 * The balance before and after a period's rows, which are newest first. Undefined if no money moved, or if the rows
 * don't add up: servers' clocks differ, so a row can be dated to the wrong side of midnight.
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
