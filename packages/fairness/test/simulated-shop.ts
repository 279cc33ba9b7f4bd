import type { OpenBox } from "../src/log/leaves/box-tree.ts";
import type { RecordsLogLeaf } from "../src/log/leaves/records-log.ts";
import { minuteOf } from "../src/log/leaves/records-log.ts";
import type { TermsLogLeaf } from "../src/log/leaves/terms-log.ts";
import type { OddsTable } from "../src/odds/odds-table.ts";
import type { Batch } from "./audited-logs.ts";
import { oddsLeafOf, openBox, openingLeaf, tableOf, termsLeafOf } from "./audited-logs.ts";

/*
 * An honest shop with a clock of its own, simulated in steps of 5 seconds. Times are milliseconds since START, by the
 * witnesses' clock.
 */

export const START = Date.UTC(2026, 10, 21, 12);
const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
const STEP = 5 * SECOND;

export type Terms = { readonly validFrom: string; readonly boxes: readonly OpenBox[] };

export type PlanInputs = {
  readonly published: readonly Terms[];
  readonly wanted: readonly OpenBox[];
  readonly now: Date;
  /** The witnesses' time, from which the notice counts if the shop's clock is slow. */
  readonly witnessed: Date;
  readonly noticeMinutes: number;
};

/** The terms to add; none if nothing is new. */
export type Plan = (inputs: PlanInputs) => readonly Terms[];

export type Opening = {
  readonly at: number;
  readonly box: number;
  /** How long the customer keeps the offer. */
  readonly keptFor?: number | undefined;
};

export type Scenario = {
  readonly minutes: number;
  readonly noticeMinutes: number;
  /** How far the shop's clock is ahead of the witnesses', at a time. */
  readonly clock?: ((at: number) => number) | undefined;
  /** The versions of the boxes' tables that the catalogue has from a time on; undefined for a closed box. */
  readonly catalogue: readonly { readonly at: number; readonly box: number; readonly version: number | undefined }[];
  readonly openings: readonly Opening[];
  /** Between these times no witness signs. */
  readonly outage?: readonly [number, number] | undefined;
  readonly plan?: Plan | undefined;
};

const isoOf = (ms: number) => new Date(ms).toISOString();
const at = (terms: readonly Terms[], time: string) => terms.findLast(({ validFrom }) => validFrom <= time);
const textOf = (boxes: readonly OpenBox[]) => JSON.stringify(boxes);

const sorted = (boxes: readonly OpenBox[]) => boxes.toSorted((one, other) => (one.boxId < other.boxId ? -1 : 1));

/** Changes odds and closes boxes after the notice, opens new boxes at once, and repeats what is announced. */
const plainPlan: Plan = ({ published, wanted, now, witnessed, noticeMinutes }) => {
  const time = now.toISOString();
  const place = published.findLastIndex(({ validFrom }) => validFrom <= time);
  const [inForce, ...announced] = published.slice(Math.max(0, place));
  if (inForce === undefined) return [{ validFrom: time, boxes: wanted }];
  const known = new Set([inForce, ...announced].flatMap(({ boxes }) => boxes.map(({ boxId }) => boxId)));
  const added = wanted.filter(({ boxId }) => !known.has(boxId));
  const last = announced.at(-1) ?? inForce;
  if (added.length === 0 && textOf(last.boxes) === textOf(wanted)) return [];
  const withAdded = ({ validFrom, boxes }: Terms) => ({ validFrom, boxes: sorted([...boxes, ...added]) });
  const soon = added.length === 0 ? inForce : withAdded({ ...inForce, validFrom: time });
  const due = announced.map(withAdded);
  const end = due.at(-1) ?? soon;
  if (textOf(end.boxes) === textOf(wanted)) return [soon, ...due];
  const least = Math.max(now.getTime(), witnessed.getTime()) + (noticeMinutes + 1) * MINUTE;
  const from = Math.max(Math.ceil(least / MINUTE) * MINUTE, Date.parse(end.validFrom));
  return [soon, ...due, { validFrom: isoOf(from), boxes: wanted }];
};

/** Terms of a log in the order of their times; of several, those that stand last in the log count. */
function timelineOf(leaves: readonly Terms[]): Terms[] {
  let line: Terms[] = [];
  for (const leaf of leaves) line = [...line.filter(({ validFrom }) => validFrom < leaf.validFrom), leaf];
  return line;
}

export type Simulated = {
  readonly terms: Batch<TermsLogLeaf>[];
  readonly records: Batch<RecordsLogLeaf>[];
  readonly lists: (readonly OpenBox[])[];
};

type Queued = { readonly leaf: RecordsLogLeaf; readonly since: number };

class SimulatedShop {
  readonly logs: Simulated = { terms: [], records: [], lists: [] };
  readonly #scenario: Scenario;
  readonly #tables = new Map<string, OddsTable>();
  #leaves: readonly Terms[] = [];
  #size = 0;
  #begun = -Infinity;
  #queue: Queued[] = [];
  #offers: { readonly due: number; readonly table: OddsTable; readonly offeredAt: number; readonly size: number }[] =
    [];
  #number = 0;

  constructor(scenario: Scenario) {
    this.#scenario = scenario;
  }

  step(now: number): void {
    const { outage = [0, 0] } = this.#scenario;
    const canPublish = now < outage[0] || now >= outage[1];
    if (canPublish) this.#publishTerms(now);
    this.#begin(now);
    this.#play(now);
    if (canPublish) this.#publishRecords(now);
  }

  #shopTime(now: number): number {
    return START + now + (this.#scenario.clock?.(now) ?? 0);
  }

  #wanted(now: number): OpenBox[] {
    const versions = new Map<number, number | undefined>();
    for (const { at: from, box, version } of this.#scenario.catalogue) if (from <= now) versions.set(box, version);
    return [...versions]
      .toSorted(([one], [other]) => one - other)
      .flatMap(([box, version]) => (version === undefined ? [] : [openBox(this.#table(box, version))]));
  }

  #table(box: number, version: number): OddsTable {
    const table = tableOf(box, version, 400 + version);
    this.#tables.set(openBox(table).oddsHash, table);
    return table;
  }

  #publishTerms(now: number): void {
    const { noticeMinutes, plan = plainPlan } = this.#scenario;
    const { terms: batches, lists } = this.logs;
    const [shop, witnessed] = [new Date(this.#shopTime(now)), new Date(START + now)];
    const added = plan({ published: this.#leaves, wanted: this.#wanted(now), now: shop, witnessed, noticeMinutes });
    const known = new Set(this.#leaves.flatMap(({ boxes }) => boxes.map(({ oddsHash }) => oddsHash)));
    const missing = new Set(added.flatMap(({ boxes }) => boxes.map(({ oddsHash }) => oddsHash)));
    const odds = [...missing].filter((hash) => !known.has(hash)).flatMap((hash) => this.#tables.get(hash) ?? []);
    const leaves = [...odds.map(oddsLeafOf), ...added.map(({ validFrom, boxes }) => termsLeafOf(validFrom, boxes))];
    const isOld = START + now - (batches.at(-1)?.at ?? -Infinity) >= 50 * MINUTE;
    if (leaves.length === 0 && !(isOld && batches.length > 0)) return;
    batches.push({ leaves, at: START + now + SECOND });
    lists.push(...added.map(({ boxes }) => boxes));
    this.#leaves = [...this.#leaves, ...added];
    this.#size += leaves.length;
  }

  /** Terms that have begun stay in force when the clock is put back. */
  #begin(now: number): void {
    const inForce = at(timelineOf(this.#leaves), isoOf(this.#shopTime(now)));
    if (inForce !== undefined) this.#begun = Math.max(this.#begun, Date.parse(inForce.validFrom));
  }

  #play(now: number): void {
    const isDue = (due: number) => due <= now && due > now - STEP;
    for (const { at: due, box, keptFor = 0 } of this.#scenario.openings.filter((each) => isDue(each.at))) {
      const offeredAt = Math.max(this.#shopTime(now), this.#begun);
      const { boxId } = openBox(tableOf(box));
      const odds = at(timelineOf(this.#leaves), isoOf(offeredAt))?.boxes.find((each) => each.boxId === boxId);
      const table = odds && this.#tables.get(odds.oddsHash);
      if (table !== undefined) this.#offers.push({ due: due + keptFor, table, offeredAt, size: this.#size });
    }
    for (const { table, offeredAt, size } of this.#offers.filter(({ due }) => isDue(due))) {
      const time = minuteOf(isoOf(Math.max(this.#shopTime(now), offeredAt)));
      const opened = openingLeaf(table, (this.#number += 1), time);
      this.#queue.push({ leaf: { ...opened, offeredAt: minuteOf(isoOf(offeredAt)), termsSize: size }, since: now });
    }
  }

  #publishRecords(now: number): void {
    const batches = this.logs.records;
    const age = START + now - (batches.at(-1)?.at ?? -Infinity);
    const [oldest] = this.#queue;
    const isDue = oldest !== undefined && now - oldest.since >= 40 * SECOND && age >= 10 * SECOND;
    if (!isDue && !(age >= 60 * MINUTE && batches.length > 0)) return;
    batches.push({ leaves: isDue ? this.#queue.map(({ leaf }) => leaf) : [], at: START + now + SECOND });
    if (isDue) this.#queue = [];
  }
}

/** The logs of an honest shop. A record at the start, and the end, make both logs begin and end. */
export function simulateShop(scenario: Scenario): Simulated {
  const shop = new SimulatedShop(scenario);
  for (let now = 0; now <= scenario.minutes * MINUTE; now += STEP) shop.step(now);
  return shop.logs;
}

/** Openings at a fixed distance, in seconds. */
export function every(seconds: number, minutes: number, box = 1): Opening[] {
  const count = Math.floor((minutes * 60) / seconds);
  return Array.from({ length: count }, (_, number) => ({ at: (number + 1) * seconds * SECOND, box }));
}
