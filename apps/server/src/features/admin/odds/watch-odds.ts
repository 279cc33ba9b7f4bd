import type { Transaction } from "../../../database/connection.ts";
import type { Job } from "../../../jobs.ts";
import type { AdminParts } from "../parts.ts";
import { alarmLevel } from "./evidence/alarm-level.ts";
import { payoutEvidence, payoutTest } from "./evidence/payout-evidence.ts";
import { excessOf, payoutLaw } from "./evidence/payout-law.ts";
import { ticketEvidence } from "./evidence/ticket-evidence.ts";
import { keepExamination, readUnexamined, readWatches, type VersionId, type WatchRow } from "./odds.store.ts";

/** What strays from the published odds: what the openings of a version won, or which tickets were drawn. */
export type OddsAlarm = VersionId & { lootboxName: string; kind: "payout" | "tickets"; openings: number };

/** Runs in the transaction that keeps the alarm, once for each. */
export type OnOddsAlarm = (tx: Transaction, alarm: OddsAlarm) => Promise<void>;

type WatchParts = Pick<AdminParts, "db" | "now"> & { onOddsAlarm: readonly OnOddsAlarm[] };

/** More versions than get openings within the time between two looks. */
const MOST = 1000;

/** The evidence against the odds of a version after all its openings so far. */
export function evidenceOf({
  drops,
  openings,
  wonCents,
  bins,
}: Pick<WatchRow, "drops" | "openings" | "wonCents" | "bins">) {
  const law = payoutLaw(drops);
  return {
    payout: payoutEvidence(payoutTest(law), openings, excessOf(law, openings, wonCents)),
    tickets: ticketEvidence(bins),
  };
}

async function examine({ db, now, onOddsAlarm }: WatchParts, row: WatchRow): Promise<void> {
  const { payout, tickets } = evidenceOf(row);
  const alarmAt = alarmLevel(row.place);
  const [isPayoutAlarm, isTicketAlarm] = [payout >= alarmAt, tickets >= alarmAt];
  const { lootboxId, tableVersion, name: lootboxName, openings } = row;
  await db.transaction().execute(async (tx) => {
    const found = { openings, payout, tickets, isPayoutAlarm, isTicketAlarm, at: now() };
    const isKept = await keepExamination(tx, row, found);
    if (!isKept) return;
    const kinds = [
      ...(isPayoutAlarm && row.payoutAlarmAt === null ? (["payout"] as const) : []),
      ...(isTicketAlarm && row.ticketAlarmAt === null ? (["tickets"] as const) : []),
    ];
    for (const kind of kinds) {
      for (const hear of onOddsAlarm) await hear(tx, { lootboxId, tableVersion, lootboxName, kind, openings });
    }
  });
}

/** Looks at every version that was opened since the last look. Any number of looks keeps the chance of a false alarm. */
export async function watchOdds(parts: WatchParts): Promise<void> {
  for (const version of await readUnexamined(parts.db, MOST)) {
    const [row] = await readWatches(parts.db, { version });
    if (row !== undefined) await examine(parts, row);
  }
}

export function watchOddsJob(parts: WatchParts): Job {
  return { name: "watch-odds", everySeconds: 30, run: () => watchOdds(parts) };
}
