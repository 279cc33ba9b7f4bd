import { MOST_RECENT_OPENINGS } from "@trove/contract";
import type { Connection } from "../../../database/connection.ts";
import type { Job } from "../../../jobs.ts";
import { forgetOlder, insertRecent, lockReading, type LoggedPlace, noteReading } from "./recent-openings.store.ts";

/** Reads the newest records in the published log after an index, at most `most`, in any order. */
export type ReadLastPlaces = (db: Connection, after: number, most: number) => Promise<readonly LoggedPlace[]>;

type RecentParts = { db: Connection; lastPlaces: ReadLastPlaces };

/**
 * Equals the log's largest batch. If more records have been published since the last run, the older ones are never
 * shown.
 */
const MOST_PLACES = 2_000;

/**
 * Stores the openings that the records log has published since the last run. So opening a box itself needs no extra
 * write.
 */
async function noteRecent({ db, lastPlaces }: RecentParts): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const readUntil = await lockReading(tx);
    if (readUntil === undefined) return;
    const places = await lastPlaces(tx, readUntil, MOST_PLACES);
    if (places.length === 0) return;
    await insertRecent(tx, places);
    await forgetOlder(tx, MOST_RECENT_OPENINGS);
    await noteReading(tx, Math.max(...places.map(({ logIndex }) => logIndex)));
  });
}

/** A job that keeps the list of recent openings up to date, a few seconds behind the records log. */
export function noteRecentJob(parts: RecentParts): Job {
  return { name: "recent-openings", everySeconds: 5, run: () => noteRecent(parts) };
}
