import type { Endpoints, ResponseOf } from "@trove/contract";
import { cents, multiplyRational, toEuros } from "@trove/money";
import { TICKETS_PER_BOX } from "@trove/fairness";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection } from "../../../database/connection.ts";
import { readAsOf } from "../projections/cursor.store.ts";
import { alarmLevel, FALSE_ALARM_CHANCE } from "./e-values/alarm-level.ts";
import { payoutBand, type PayoutTest, payoutTest } from "./e-values/payout-e-value.ts";
import { payoutLaw } from "./e-values/payout-law.ts";
import { readVersionSums, readWatches, type VersionId, type VersionSum, type WatchRow } from "./odds.store.ts";

type Detail = ResponseOf<Endpoints["getWatchedOdds"]>;

const LISTED = 200;
const MOST_POINTS = 90;

/** Returns the band as ratios to the price of the openings. */
function bandOf(test: PayoutTest, { place, priceCents }: WatchRow, openings: number) {
  const { low, high } = payoutBand(test, openings, alarmLevel(place));
  const spent = openings * priceCents;
  return { low: low / spent, high: high / spent };
}

function watchResponse(row: WatchRow, test: PayoutTest) {
  const alarmAt = alarmLevel(row.place);
  return {
    lootbox: { id: row.lootboxId, name: row.name, status: row.status },
    tableVersion: row.tableVersion,
    isCurrent: row.isCurrent,
    openings: row.openings,
    price: toEuros(row.priceCents),
    expectedRatio: test.law.meanCents / row.priceCents,
    observedRatio: row.wonCents / row.spentCents,
    band: bandOf(test, row, row.openings),
    payout: {
      evidence: row.payoutEvidence,
      highestEvidence: row.highestPayoutEvidence,
      alarmAt,
      alarmedAtUtc: row.payoutAlarmAt?.toISOString() ?? null,
    },
    tickets: {
      evidence: row.ticketEvidence,
      highestEvidence: row.highestTicketEvidence,
      alarmAt,
      alarmedAtUtc: row.ticketAlarmAt?.toISOString() ?? null,
    },
  };
}

/** Returns the versions that were opened. Versions with an alarm come first, then those with the highest e-values. */
export async function listWatches(db: Connection): Promise<ResponseOf<Endpoints["listWatchedOdds"]>> {
  const asOf = await readAsOf(db);
  const rows = await readWatches(db, { most: LISTED });
  const versions = rows.map((row) => watchResponse(row, payoutTest(payoutLaw(row.drops))));
  const concern = ({ payout, tickets }: (typeof versions)[number]) => {
    const isAlarmed = payout.alarmedAtUtc !== null || tickets.alarmedAtUtc !== null;
    return isAlarmed ? Infinity : Math.max(payout.evidence - payout.alarmAt, tickets.evidence - tickets.alarmAt);
  };
  return {
    asOfUtc: asOf?.toISOString() ?? null,
    falseAlarmChance: FALSE_ALARM_CHANCE,
    versions: versions.toSorted((a, b) => concern(b) - concern(a)),
  };
}

/** Reads a version's openings by hour if it has at most MOST_POINTS hours, otherwise by day. */
async function readSteps(db: Connection, version: VersionId): Promise<VersionSum[]> {
  const hours = await readVersionSums(db, version, "hour", MOST_POINTS + 1);
  return hours.length <= MOST_POINTS ? hours : readVersionSums(db, version, "day", 100_000);
}

function pointsOf(steps: readonly VersionSum[], row: WatchRow, test: PayoutTest): Detail["points"] {
  let [openings, spent, won] = [0, 0, 0];
  const all = steps.map((step) => {
    openings += step.openings;
    spent += step.spentCents;
    won += step.wonCents;
    return { atUtc: step.startsAt.toISOString(), openings, ratio: won / spent };
  });
  const every = Math.ceil(all.length / MOST_POINTS);
  return all
    .filter((_, index) => (all.length - 1 - index) % every === 0)
    .map((point) => ({ ...point, ...bandOf(test, row, point.openings) }));
}

/**
 * Returns one version, with its payouts over time and the band around them. Throws NOT_FOUND if the version was never
 * opened.
 */
export async function readWatch(db: Connection, version: VersionId): Promise<Detail> {
  const asOf = await readAsOf(db);
  const [[row], steps] = await Promise.all([readWatches(db, { version }), readSteps(db, version)]);
  if (row === undefined) throw new Refusal("NOT_FOUND");
  const test = payoutTest(payoutLaw(row.drops));
  return {
    asOfUtc: asOf?.toISOString() ?? null,
    ...watchResponse(row, test),
    expectedValue: toEuros(multiplyRational(cents(1), test.law.worth, TICKETS_PER_BOX)),
    standardDeviationCents: test.law.deviationCents,
    points: pointsOf(steps, row, test),
    bins: row.bins,
  };
}
