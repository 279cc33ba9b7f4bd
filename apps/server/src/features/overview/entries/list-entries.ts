import type { Endpoints, OverviewFigure, QueryOf, ResponseOf } from "@trove/contract";
import { subtract, toEuros, ZERO_CENTS } from "@trove/money";
import type { Connection } from "../../../database/connection.ts";
import type { OperationParts } from "../../operators/index.ts";
import { readAsOf } from "../projections/cursor.store.ts";
import { partIn } from "../figures/figure-flows.ts";
import { type FlowSum, readFlowSums } from "../figures/flow-sums.store.ts";
import { currentPeriod, type Period, spanFrom } from "../figures/periods.ts";
import { totalOf } from "../figures/sum-figures.ts";
import { readSeal } from "../seal/seal.store.ts";
import { sealResponse } from "../seal/seal-response.ts";
import { type EntryRow, readSlices, type Slice } from "./entries.store.ts";
import { type Bucket, type Cover, coverPage } from "./page-cover.ts";

type Entries = ResponseOf<Endpoints["listOverviewEntries"]>;
type PeriodBucket = Bucket & Pick<Slice, "period" | "firstNumber" | "lastNumber">;

/** Returns the hours or days that have entries of the figure. */
function bucketsOf(sums: readonly FlowSum[]): PeriodBucket[] {
  const parts = Map.groupBy(sums, ({ startsAt }) => startsAt.getTime());
  return [...parts.values()].flatMap((flows) => {
    const [first] = flows;
    if (first === undefined) return [];
    return {
      startsAt: first.startsAt,
      period: spanFrom(first.startsAt, first.span),
      entries: flows.reduce((total, { entries }) => total + entries, 0),
      firstNumber: Math.min(...flows.map(({ firstNumber }) => firstNumber)),
      lastNumber: Math.max(...flows.map(({ lastNumber }) => lastNumber)),
    };
  });
}

/**
 * Reads the hours of the days that a page covers. So a page in the middle of a busy day need not read the whole day.
 */
async function hoursOf(db: Connection, figure: OverviewFigure, days: readonly Cover<PeriodBucket>[]) {
  const hours = await Promise.all(days.map(({ bucket }) => readFlowSums(db, bucket.period, "hour")));
  return bucketsOf(hours.flat().filter((flow) => partIn(figure, flow) !== null));
}

/** Returns each flow once, although many hours and days have it. */
const kindsOf = (flows: readonly FlowSum[]) => [
  ...new Map(flows.map((flow) => [`${flow.fromAccount} ${flow.toAccount}`, flow])).values(),
];

function entryResponse(figure: OverviewFigure, row: EntryRow): Entries["items"][number] {
  const accountOf = (account: string) => (account.startsWith("wallet:") ? "wallet" : account);
  const flow = { fromAccount: accountOf(row.fromAccount), toAccount: accountOf(row.toAccount) };
  const part = partIn(figure, flow);
  const gross = part === "won" ? (row.wonCents ?? ZERO_CENTS) : row.amountCents;
  return {
    id: row.entryId,
    number: row.number,
    ...flow,
    amount: toEuros(part === "minus" ? subtract(ZERO_CENTS, gross) : gross),
    description: row.description,
    relatedId: row.relatedId,
    person: row.userName === null ? null : { userInfoId: row.userId, userName: row.userName },
    createdAtUtc: row.createdAt.toISOString(),
  };
}

function periodOf({ fromUtc, toUtc }: { fromUtc?: string | undefined; toUtc?: string | undefined }, now: Date): Period {
  return {
    from: fromUtc === undefined ? new Date(0) : new Date(fromUtc),
    to: toUtc === undefined ? currentPeriod(now, 1).to : new Date(toUtc),
  };
}

/**
 * Returns the entries that make up a figure of a period, with their number and sum. Entries that are not in the sums
 * yet are not listed.
 */
export async function listEntries(
  { db, now }: OperationParts,
  query: Pick<QueryOf<Endpoints["listOverviewEntries"]>, "figure" | "fromUtc" | "toUtc">,
  page: { limit: number; offset: number },
): Promise<Pick<Entries, "items" | "totalCount" | "total" | "asOfUtc" | "seal">> {
  const { figure } = query;
  const asOf = await readAsOf(db);
  const [seal, sums] = await Promise.all([readSeal(db), readFlowSums(db, periodOf(query, now()), "day")]);
  const flows = sums.filter((flow) => partIn(figure, flow) !== null);
  const days = coverPage(bucketsOf(flows), page);
  const hours = coverPage(await hoursOf(db, figure, days), { ...page, offset: days[0]?.skip ?? 0 });
  const slices = hours.map(({ bucket, skip, most }) => ({ ...bucket, skip, most }));
  const rows = await readSlices(db, kindsOf(flows), slices);
  const { count, amount } = totalOf(figure, flows);
  return {
    items: rows.map((row) => entryResponse(figure, row)),
    totalCount: count,
    total: toEuros(amount),
    asOfUtc: asOf?.toISOString() ?? null,
    seal: sealResponse(seal),
  };
}
