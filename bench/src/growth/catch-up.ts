import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { Place } from "../place.ts";

const LOOK_EVERY_MS = 5_000;

/** Counts the records that are not in the log yet, and the ledger entries that the overview has not summed yet. */
async function readBacklog({ owner }: Place): Promise<{ records: number; entries: number }> {
  const { rows } = await sql<{ records: number; entries: number }>`
    select (select count(*) from record_queue) as records,
      (select max(number) from ledger_entries) - (select folded_number from ledger_projection) as entries`.execute(
    owner.connection,
  );
  const [backlog] = rows;
  if (backlog === undefined) throw new Error("a database without a ledger");
  return backlog;
}

/**
 * Waits until the shop's jobs have processed the rows that filling the database left, as in a shop that has run for a
 * while.
 */
export async function untilCaughtUp(place: Place, tell: (line: string) => void): Promise<void> {
  for (let looks = 0; ; looks += 1) {
    const { records, entries } = await readBacklog(place);
    if (records === 0 && entries === 0) return;
    if (looks % 12 === 0) tell(`${records} records wait for the log, ${entries} ledger entries for the overview`);
    await wait(LOOK_EVERY_MS);
  }
}
