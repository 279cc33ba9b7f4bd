import type { Connection } from "../../database/connection.ts";
import type { Job } from "../../jobs.ts";
import { relatedBoxResponse } from "./lootbox-response.ts";
import { readRelatedBoxes } from "./lootboxes.store.ts";
import { countOpenings } from "./openings.store.ts";

export { type BoxVersions, makeBoxVersions } from "./box-versions.ts";
export { lootboxRoutes } from "./lootboxes.routes.ts";
export { openLootbox } from "./open-lootbox.ts";
export { readLastOpenings } from "./openings.store.ts";
export { publishVersion } from "./publish-lootbox.ts";

/** Returns open boxes that hold an item, highest chance first. */
export async function relatedBoxes(db: Connection, itemId: string) {
  return (await readRelatedBoxes(db, itemId)).map(relatedBoxResponse);
}

/** Longer than any transaction may last, so that no opening before the mark is still uncommitted. */
const SETTLED_AFTER_MS = 30_000;

/**
 * Keeps the boxes' numbers of openings at most a minute old. An opening doesn't update the number itself, because the
 * shared row would make openings wait for each other.
 */
export function countOpeningsJob(db: Connection, now: () => Date): Job {
  return {
    name: "count-openings",
    everySeconds: 20,
    run: () => countOpenings(db, new Date(now().getTime() - SETTLED_AFTER_MS)),
  };
}
