import type { Connection } from "../../database/connection.ts";
import type { Job } from "../../jobs.ts";
import { relatedBoxAnswer } from "./lootbox-answer.ts";
import { readRelatedBoxes } from "./lootboxes.store.ts";
import { countOpenings } from "./openings.store.ts";

export { type BoxVersions, makeBoxVersions } from "./box-versions.ts";
export { lootboxRoutes } from "./lootboxes.routes.ts";
export { openLootbox } from "./open-lootbox.ts";
export { readLastOpenings } from "./openings.store.ts";
export { publishVersion } from "./publish-lootbox.ts";

/** Open boxes that hold an item, the likeliest first. */
export async function relatedBoxes(db: Connection, itemId: string) {
  return (await readRelatedBoxes(db, itemId)).map(relatedBoxAnswer);
}

/** Longer than any transaction may last, so that no opening is committed behind the mark. */
const SETTLED_AFTER_MS = 30_000;

/** Keeps the number of openings beside each box up to a minute old, without a shared row in the opening itself. */
export function countOpeningsJob(db: Connection, now: () => Date): Job {
  return {
    name: "count-openings",
    everySeconds: 20,
    run: () => countOpenings(db, new Date(now().getTime() - SETTLED_AFTER_MS)),
  };
}
