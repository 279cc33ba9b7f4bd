import type { Language } from "@trove/contract/languages";
import type { Connection } from "../../database/connection.ts";
import type { Job } from "../../jobs.ts";
import type { AskedPrice } from "../items/index.ts";
import { relatedBoxResponse } from "./lootbox-response.ts";
import { readLootboxPage, readRelatedBoxes } from "./lootboxes.store.ts";
import { countOpenings } from "./openings/count-openings.store.ts";

export { type BoxVersions, makeBoxVersions } from "./box-versions.ts";
export { lootboxRoutes } from "./lootboxes.routes.ts";
export { hasOpenBoxes } from "./lootboxes.store.ts";
export { offerOpening } from "./openings/offer-opening.ts";
export { openLootboxAt } from "./openings/open-lootbox-at.ts";
export { makeReplays } from "./openings/replays.ts";
export { readTransactionNames } from "./openings/transaction-names.store.ts";
export { addLostLeaves, addLostRecords, readUncalledLosses } from "./openings/lost-records.store.ts";
export { openingMailJobs } from "./mail-jobs.ts";
export { makeProveOpenings, type ProveOpenings } from "./receipt-mail/prove-openings.ts";
export { noteRecentJob } from "./recent/note-recent.ts";
export type { RecordFacts } from "./openings/openings.store.ts";
export { readLastOpenings, readPlayDays, readPlayTimes } from "./openings/openings.store.ts";
export { typedSeed } from "./openings/typed-seed.ts";
export { announcementOf } from "./announcement.ts";
export { readOpenBoxes, readOpenBoxNames } from "./promises.store.ts";
export type { OddsTerms } from "./parts.ts";
export { isChanged, planOf, prospectOf } from "./plans/plan.ts";
export {
  type BoxFields,
  countPlannedBoxes,
  countVersions,
  deletePlan,
  insertPlannedBox,
  type Plan,
  type PlannedBoxRow,
  readKnownOdds,
  readPlannedBox,
  readPlannedBoxes,
  readVersions,
  rewriteBox,
  setBoxStatus,
  writePlan,
} from "./plans/plans.store.ts";
export { errorsOf, holdPlannedBox, publishPlan, readPlannedItems, type Rehearsed } from "./plans/publish-plan.ts";
export { beginVersions, readOddsTables, readWantedOdds } from "./publishing.store.ts";
export { readTopPrizes } from "./top-prizes.store.ts";
export { readTermsHead } from "./terms-head.store.ts";
export { publishNextTables, publishVersion, restoreVersion } from "./publish-lootbox.ts";
export {
  getsOtherOdds,
  holdItemBoxes,
  type ItemBox,
  type NamesAndPrices,
  readItemBoxes,
  readOutdatedBoxes,
} from "./item-boxes.ts";
export { payoutToConfirm, requireConfirmedPrice } from "./payouts.ts";

/** Returns the open boxes that can drop an item, highest chance first. */
export async function relatedBoxes(db: Connection, itemId: string, language: Language) {
  return (await readRelatedBoxes(db, itemId, language)).map(relatedBoxResponse);
}

/** Returns the open boxes that match a search best. */
export function readBoxesFound(db: Connection, asked: AskedPrice & { language: Language }, limit: number) {
  return readLootboxPage(db, asked, { by: "Featured", direction: "Desc" }, { limit, offset: 0 });
}

/**
 * A job that counts how often each box was opened, at most a minute late. An opening doesn't update the number itself,
 * because openings of the same box would wait for each other's lock on its row.
 */
export function countOpeningsJob(db: Connection): Job {
  return { name: "count-openings", everySeconds: 20, run: () => countOpenings(db) };
}
