import type { OverviewFigure } from "@trove/contract";
import { add, type Cents, subtract, ZERO_CENTS } from "@trove/money";
import { type Flow, partIn } from "./figure-flows.ts";
import { startOfDay, type Span } from "./periods.ts";

export type Total = { count: number; amount: Cents };
export type Series = { count: number[]; amount: Cents[] };

/** The sum of all entries of one flow. */
export type FlowTotal = Flow & { entries: number; amountCents: Cents; wonCents: Cents };

/** Computes a figure from the sums of its flows. */
export function totalOf(figure: OverviewFigure, flows: readonly FlowTotal[]): Total {
  const total = { count: 0, amount: ZERO_CENTS };
  for (const flow of flows) {
    const part = partIn(figure, flow);
    if (part === null) continue;
    total.count += flow.entries;
    if (part === "won") total.amount = add(total.amount, flow.wonCents);
    else if (part === "plus") total.amount = add(total.amount, flow.amountCents);
    else total.amount = subtract(total.amount, flow.amountCents);
  }
  return total;
}

/**
 * Computes a figure for each part of a period. `points` are the times at which the parts begin. Hours count towards
 * their day.
 */
export function seriesOf(
  figure: OverviewFigure,
  flows: readonly (FlowTotal & { startsAt: Date })[],
  points: readonly Date[],
  span: Span,
): Series {
  const pointOf = (time: Date) => (span === "hour" ? time : startOfDay(time)).getTime();
  const byPoint = Map.groupBy(flows, ({ startsAt }) => pointOf(startsAt));
  const totals = points.map((point) => totalOf(figure, byPoint.get(point.getTime()) ?? []));
  return { count: totals.map(({ count }) => count), amount: totals.map(({ amount }) => amount) };
}
