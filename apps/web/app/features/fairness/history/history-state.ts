import { type Head, type HistoryState, type OpeningRecord, parseRecord } from "@trove/fairness/v2";
import { allOpenings } from "../kept/kept-openings.ts";
import { keptRecord } from "../kept/kept-record.ts";
import type { StoredOpening } from "../kept/stored-opening.ts";
import type { Around } from "../opening/around.ts";

/** The record of a kept opening; undefined if there is none that can be read. */
function parsedRecord(opening: StoredOpening): OpeningRecord | undefined {
  try {
    const record = keptRecord(opening);
    return record && parseRecord(record.record.text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Everything that a record has charged, delivered, or named as a movement. */
export function idsIn(record: OpeningRecord): readonly string[] {
  return record.kind === "Receipt"
    ? [...record.inventoryItemIds, ...record.transactionIds]
    : record.movements.map(({ id }) => id);
}

/** The state of the person's history after a head, with everything that kept records have charged so far. */
export async function historyUpTo(head: Head | undefined, userId: string, { kept }: Around): Promise<HistoryState> {
  const openings = await allOpenings(kept, userId);
  const ids = openings.flatMap((opening) => {
    const record = parsedRecord(opening);
    return record === undefined ? [] : idsIn(record);
  });
  return { head, ids: new Set(ids) };
}
