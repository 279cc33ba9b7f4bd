import type { Endpoints, ResponseOf } from "@trove/contract";
import { add, type Cents, subtract, sum, toEuros, ZERO_CENTS } from "@trove/money";
import type { OperationParts } from "../../operators/index.ts";
import { readAsOf } from "../projections/cursor.store.ts";
import { readSeal, type Seal } from "../seal/seal.store.ts";
import { areHoldingsSealed, isSealed, sealResponse } from "../seal/seal-response.ts";
import { type HoldingSum, readFlowSums, readHoldings, readHoldingSums, readWholeFlows } from "./flow-sums.store.ts";
import { seriesInEuros, totalInEuros } from "./in-euros.ts";
import { currentPeriod, type Period, pointsOf, type Span, spanOf } from "./periods.ts";
import { periodInWire } from "./read-figures.ts";
import { type Series, seriesOf, type Total, totalOf } from "./sum-figures.ts";

type Liabilities = ResponseOf<Endpoints["getOverviewLiabilities"]>;

/** Returns the amount at the beginning, and after each change. */
function levelsOf(now: Total, changes: Series): { before: Total; levels: Series } {
  const before = {
    count: now.count - changes.count.reduce((total, count) => total + count, 0),
    amount: subtract(now.amount, sum(changes.amount)),
  };
  let { count, amount } = before;
  const levels: Series = { count: [], amount: [] };
  for (const [index, change] of changes.count.entries()) {
    count += change;
    amount = add(amount, changes.amount[index] ?? ZERO_CENTS);
    levels.count.push(count);
    levels.amount.push(amount);
  }
  return { before, levels };
}

function liability(now: Total, changes: Series) {
  const { before, levels } = levelsOf(now, changes);
  return { ...totalInEuros(now), series: seriesInEuros(levels), before: totalInEuros(before) };
}

/** Returns the changes of people's holdings for each part of a period. */
function holdingChanges(sums: readonly HoldingSum[], points: readonly Date[]): Series {
  const byPoint = new Map(sums.map((one) => [one.startsAt.getTime(), one]));
  const changes = points.map((point) => byPoint.get(point.getTime()));
  return {
    count: changes.map((change) => change?.pieces ?? 0),
    amount: changes.map((change): Cents => change?.sellCents ?? ZERO_CENTS),
  };
}

type Read = { parts: Pick<OperationParts, "db">; seal: Seal; period: Period; span: Span };

async function readWallets({ parts: { db }, seal, period, span }: Read): Promise<Liabilities["wallets"]> {
  const [whole, flows] = await Promise.all([readWholeFlows(db), readFlowSums(db, period, span)]);
  const changes = seriesOf("wallets", flows, pointsOf(period, span), span);
  const everything = { from: new Date(0), to: period.to };
  return { ...liability(totalOf("wallets", whole), changes), isSealed: isSealed(seal, "wallets", everything) };
}

async function readInventories({ parts: { db }, seal, period, span }: Read): Promise<Liabilities["inventories"]> {
  const [whole, sums] = await Promise.all([readHoldings(db), readHoldingSums(db, period.from, span)]);
  const now = { count: whole?.pieces ?? 0, amount: whole?.sellCents ?? ZERO_CENTS };
  const changes = holdingChanges(sums, pointsOf(period, span));
  const marketValue = toEuros(whole?.marketCents ?? ZERO_CENTS);
  return { ...liability(now, changes), marketValue, isSealed: areHoldingsSealed(seal) };
}

/** Returns the shop's liabilities to people, now and during the last `days` days. */
export async function readLiabilities(parts: OperationParts, days: number): Promise<Liabilities> {
  const span = spanOf(days);
  const period = currentPeriod(parts.now(), days);
  const asOf = await readAsOf(parts.db);
  const seal = await readSeal(parts.db);
  const read = { parts, seal, period, span };
  const [wallets, inventories] = await Promise.all([readWallets(read), readInventories(read)]);
  return {
    asOfUtc: asOf?.toISOString() ?? null,
    seal: sealResponse(seal),
    period: periodInWire(period),
    points: pointsOf(period, span).map((point) => point.toISOString()),
    wallets,
    inventories,
  };
}
