import { type Endpoints, OVERVIEW_FIGURES, type ResponseOf } from "@trove/contract";
import type { OverviewFigure } from "@trove/contract";
import type { OperationParts } from "../../operators/index.ts";
import { readAsOf } from "../projections/cursor.store.ts";
import { readSeal } from "../seal/seal.store.ts";
import { isSealed, sealResponse } from "../seal/seal-response.ts";
import { type FlowSum, hasAnyFlow, readFlowSums } from "./flow-sums.store.ts";
import { currentPeriod, type Period, periodBefore, pointsOf, type Span, spanOf } from "./periods.ts";
import { seriesInEuros, totalInEuros } from "./in-euros.ts";
import { seriesOf, totalOf } from "./sum-figures.ts";

type Figures = ResponseOf<Endpoints["getOverviewFigures"]>;

export const periodInWire = ({ from, to }: Period) => ({ fromUtc: from.toISOString(), toUtc: to.toISOString() });

function summed(figure: OverviewFigure, flows: readonly FlowSum[], period: Period, span: Span) {
  const series = seriesOf(figure, flows, pointsOf(period, span), span);
  return { ...totalInEuros(totalOf(figure, flows)), series: seriesInEuros(series) };
}

/** Returns the figures of the last `days` days, and of the same hours of the days before. */
export async function readFigures({ db, now }: OperationParts, days: number): Promise<Figures> {
  const span = spanOf(days);
  const period = currentPeriod(now(), days);
  const before = periodBefore(period, days);
  // Must be read before the sums, so that the sums are at least as recent as it says.
  const asOf = await readAsOf(db);
  const [seal, hasFlows, current, earlier] = await Promise.all([
    readSeal(db),
    hasAnyFlow(db),
    readFlowSums(db, period, span),
    readFlowSums(db, before, span),
  ]);
  const both = { from: before.from, to: period.to };
  return {
    asOfUtc: asOf?.toISOString() ?? null,
    seal: sealResponse(seal),
    period: periodInWire(period),
    before: periodInWire(before),
    hasFlows,
    points: pointsOf(period, span).map((point) => point.toISOString()),
    figures: OVERVIEW_FIGURES.filter((figure) => figure !== "wallets").map((figure) => ({
      figure,
      ...summed(figure, current, period, span),
      before: summed(figure, earlier, before, span),
      isSealed: isSealed(seal, figure, both),
    })),
  };
}
