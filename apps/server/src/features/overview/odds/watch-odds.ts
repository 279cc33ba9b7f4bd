import type { Job } from "../../../jobs.ts";
import { notify } from "../../notifications/index.ts";
import type { OperationParts } from "../../operators/index.ts";
import { alarmLevel } from "./e-values/alarm-level.ts";
import { payoutLogEValue, payoutTest } from "./e-values/payout-e-value.ts";
import { excessOf, payoutLaw } from "./e-values/payout-law.ts";
import { ticketLogEValue } from "./e-values/ticket-e-value.ts";
import { keepExamination, readUnexamined, readWatches, type WatchRow } from "./odds.store.ts";

type WatchParts = OperationParts & { log: { error(details: object, text: string): void } };

/** Maximum versions per run. More than get openings between two runs. */
const MOST = 1000;

/** Computes the e-values against the odds of a version from all its openings so far. */
export function logEValuesOf({
  drops,
  openings,
  wonCents,
  bins,
}: Pick<WatchRow, "drops" | "openings" | "wonCents" | "bins">) {
  const law = payoutLaw(drops);
  return {
    payout: payoutLogEValue(payoutTest(law), openings, excessOf(law, openings, wonCents)),
    tickets: ticketLogEValue(bins),
  };
}

/** Returns which alarms are new for the version: of the value won, or of the tickets drawn. */
function newAlarms(row: WatchRow, isPayoutAlarm: boolean, isTicketAlarm: boolean): string[] {
  return [
    ...(isPayoutAlarm && row.payoutAlarmAt === null ? ["payout"] : []),
    ...(isTicketAlarm && row.ticketAlarmAt === null ? ["tickets"] : []),
  ];
}

/** Stores a version's e-values. If one raises an alarm, notifies operators in the same transaction. */
async function examine({ db, now, log }: WatchParts, row: WatchRow): Promise<void> {
  const { payout, tickets } = logEValuesOf(row);
  const alarmAt = alarmLevel(row.place);
  const [isPayoutAlarm, isTicketAlarm] = [payout >= alarmAt, tickets >= alarmAt];
  const { lootboxId, tableVersion, name, openings } = row;
  const at = now();
  const told = await db.transaction().execute(async (tx) => {
    const isKept = await keepExamination(tx, row, { openings, payout, tickets, isPayoutAlarm, isTicketAlarm, at });
    if (!isKept) return [];
    const alarms = newAlarms(row, isPayoutAlarm, isTicketAlarm);
    for (const alarm of alarms) {
      const happening = { kind: "boxStrays", params: { lootboxId, tableVersion, name } } as const;
      const topic = `odds ${lootboxId} ${tableVersion} ${alarm}`;
      await notify(tx, { permission: "overview.read" }, happening, { topic, at });
    }
    return alarms;
  });
  if (told.length > 0) log.error({ lootboxId, tableVersion, openings, alarms: told }, "a box strays from its odds");
}

/** Tests every version with new openings. The probability of a false alarm does not grow with the number of runs. */
export async function watchOdds(parts: WatchParts): Promise<void> {
  for (const version of await readUnexamined(parts.db, MOST)) {
    const [row] = await readWatches(parts.db, { version });
    if (row !== undefined) await examine(parts, row);
  }
}

export function watchOddsJob(parts: WatchParts): Job {
  return { name: "watch-odds", everySeconds: 30, run: () => watchOdds(parts) };
}
