import type { BreakKind, Endpoints, HarmMarker, ResponseOf } from "@trove/contract";
import { subtract, toEuros } from "@trove/money";
import type { Connection } from "../../../database/connection.ts";
import type { OperationParts } from "../../operators/index.ts";
import { readAsOf, readFlowSums, totalOf } from "../../overview/index.ts";
import { monthsUpTo } from "../index.ts";
import {
  type BegunBy,
  countBreaks,
  countClosedCases,
  countLimitChanges,
  countMarkers,
  countRunning,
  readPlayers,
} from "./report.store.ts";

type Report = ResponseOf<Endpoints["reportProtection"]>;

export type ReportParts = Pick<OperationParts, "db" | "now"> & {
  /** The company's time zone, at whose midnights months end. */
  zone: string;
};

type Span = { month: string; from: Date; to: Date };

/** The beginning and the end of a month in a time zone. */
function spanOf(month: string, zone: string): Span {
  const first = Temporal.PlainDate.from(`${month}-01`);
  const edge = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(zone).epochMilliseconds);
  return { month, from: edge(first), to: edge(first.add({ months: 1 })) };
}

/** The money of a month, from the sums that follow the ledger. */
async function moneyOf(db: Connection, span: Span) {
  const flows = await readFlowSums(db, span, "day");
  const [spent, won] = [totalOf("boxSales", flows).amount, totalOf("won", flows).amount];
  return {
    depositedAmount: toEuros(totalOf("topUps", flows).amount),
    spentAmount: toEuros(spent),
    wonAmount: toEuros(won),
    netAmount: toEuros(subtract(won, spent)),
  };
}

/** The report of the last months, newest first. Its reads grow with limits, breaks and cases, not with openings. */
export async function readReport({ db, now, zone }: ReportParts, count: number): Promise<Report> {
  const at = now();
  // Read before the sums, so that these are at least as recent as it says.
  const asOf = await readAsOf(db);
  const spans = monthsUpTo(at, count, zone).map((month) => spanOf(month, zone));
  const from = spans.at(-1)?.from ?? at;
  const ends = spans.map(({ month, to }) => ({ month, at: to < at ? to : at }));
  const [players, limits, begun, running, markers, closed] = await Promise.all([
    readPlayers(db),
    countLimitChanges(db, from, zone),
    countBreaks(db, from, zone),
    countRunning(db, ends),
    countMarkers(db, from, zone),
    countClosedCases(db, from, zone),
  ]);
  const months: Report["months"] = [];
  for (const span of spans) {
    const { month } = span;
    const ofMonth = <Row extends { month: string; count: number }>(rows: readonly Row[], is: (row: Row) => boolean) =>
      rows.find((row) => row.month === month && is(row))?.count ?? 0;
    const begunBy = (kind: BreakKind, by: BegunBy) => ofMonth(begun, (row) => row.kind === kind && row.begunBy === by);
    const markersOf = (kind: HarmMarker) => ofMonth(markers, (row) => row.kind === kind);
    const runningIn = (kind: BreakKind) => ofMonth(running, (row) => row.kind === kind);
    const changes = limits.find((row) => row.month === month);
    months.push({
      month,
      people: players.get(month) ?? ([...players.keys()].some((earlier) => earlier < month) ? 0 : null),
      ...(await moneyOf(db, span)),
      limits: { set: changes?.set ?? 0, lowered: changes?.lowered ?? 0, raised: changes?.raised ?? 0 },
      breaks: {
        byPeople: begunBy("Break", "Person"),
        byOperators: begunBy("Break", "Operator"),
        running: runningIn("Break"),
      },
      exclusions: {
        byPeople: begunBy("Exclusion", "Person"),
        byOperators: begunBy("Exclusion", "Operator"),
        byShop: begunBy("Exclusion", "Shop"),
        running: runningIn("Exclusion"),
      },
      markers: {
        RisingSpend: markersOf("RisingSpend"),
        NightPlay: markersOf("NightPlay"),
        RaiseAfterLoss: markersOf("RaiseAfterLoss"),
        ReturnedTopUps: markersOf("ReturnedTopUps"),
      },
      casesClosed: ofMonth(closed, () => true),
    });
  }
  return { timeZone: zone, asOfUtc: asOf?.toISOString() ?? null, months };
}
