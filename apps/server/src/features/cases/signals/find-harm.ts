import type { Job } from "../../../jobs.ts";
import { readPlayDays } from "../../lootboxes/index.ts";
import { inBatches, type OperationParts } from "../../operators/index.ts";
import { notePlayMonth, readPlayers, readRaises } from "../../protection/index.ts";
import { lockCaseOpening } from "../cases.store.ts";
import { HARM_DAYS, lostOn, nightPlay, raiseAfterLoss, risingSpend } from "./harm-rules.ts";
import { raiseSignal } from "./raise-signal.ts";
import { readReturned, readReturners } from "./returned-top-ups.store.ts";
import { RETURN_DAYS, returnedTopUps } from "./returned-top-ups.ts";
import type { Signal } from "./signal-rules.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** People who have opened boxes in this time are searched. It is several runs, so that none is missed. */
const SEARCHED_MS = 3 * DAY_MS;
const PAGE = 500;

type HarmParts = Pick<OperationParts, "db" | "now"> & {
  /** The shop's time zone, in which days and nights are. */
  zone: string;
};

/** The signs that a run found of some people, and the people by the months in which they have opened boxes. */
type Found = { signals: Signal[]; months: Map<string, string[]> };

/** The time that a run searches. */
type Span = { since: Date; at: Date };

const dayAt = (at: Date, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone).toPlainDate().toString();

async function findOf({ db, zone }: HarmParts, people: readonly string[], { since, at }: Span): Promise<Found> {
  const found: Found = { signals: [], months: new Map() };
  const [firstDay, today] = [dayAt(since, zone), dayAt(at, zone)];
  const from = new Date(at.getTime() - (HARM_DAYS + 1) * DAY_MS);
  for (const userId of people) {
    const days = await readPlayDays(db, userId, { from }, zone);
    found.signals.push(...risingSpend(userId, days, today), ...nightPlay(userId, days, today));
    // Of a month before, some people may not be searched any more, so its number would be wrong.
    const searched = days.filter(({ day }) => day >= firstDay);
    for (const month of new Set(searched.map(({ day }) => day.slice(0, 7)))) {
      found.months.set(month, [...(found.months.get(month) ?? []), userId]);
    }
  }
  for (const { userId, changeId, changedAt } of await readRaises(db, people, since)) {
    const dayBefore = { from: new Date(changedAt.getTime() - DAY_MS), until: changedAt };
    const days = await readPlayDays(db, userId, dayBefore, zone);
    found.signals.push(...raiseAfterLoss(userId, changeId, lostOn(days)));
  }
  return found;
}

/** Keeps what was found in one transaction. Locks the opening of cases if there are signs. */
function keep({ db }: HarmParts, { signals, months }: Found, at: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    for (const [month, users] of [...months].toSorted()) await notePlayMonth(tx, month, users);
    if (signals.length > 0) await lockCaseOpening(tx, { isAwaited: true });
    for (const signal of signals) await raiseSignal(tx, signal, at);
  });
}

/**
 * A background job that looks for signs of harm in how people have played and sent money back, and opens cases from
 * them. It also counts the people who play in a month. Several processes may run it: signs and people are kept once.
 */
export function findHarmJob(parts: HarmParts): Job {
  const run = async () => {
    const at = parts.now();
    const since = new Date(at.getTime() - SEARCHED_MS);
    const read = (last: string | undefined, most: number) => readPlayers(parts.db, since, last, most);
    for await (const people of inBatches(PAGE, read)) {
      await keep(parts, await findOf(parts, people, { since, at }), at);
    }
    const returning = new Date(at.getTime() - RETURN_DAYS * DAY_MS);
    const readNext = (last: string | undefined, most: number) => readReturners(parts.db, returning, last, most);
    for await (const people of inBatches(PAGE, readNext)) {
      const signals = (await readReturned(parts.db, people, returning)).flatMap(returnedTopUps);
      await keep(parts, { signals, months: new Map() }, at);
    }
  };
  return { name: "find-harm", everySeconds: (6 * HOUR_MS) / 1000, run };
}
