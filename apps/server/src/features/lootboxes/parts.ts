import type { Endpoints, ResponseOf } from "@trove/contract";
import type { Connection } from "../../database/connection.ts";
import type { Secrets } from "../../secrets.ts";
import type { NoteKeyUse } from "../fairness/index.ts";
import type { BoxVersions } from "./box-versions.ts";
import type { Repeats } from "./openings/repeats.ts";

export type TermsProof = ResponseOf<Endpoints["offerOpening"]>["terms"];

/** Which odds are in force, as the terms log says. Times are ISO-8601 in UTC with milliseconds. */
export type OddsTerms = {
  /** The odds of a box at a time, null if it was not open, with their proof; undefined if the log can't prove any. */
  find(lootboxId: string, time: string): Promise<{ oddsHash: string | null; proof: TermsProof } | undefined>;
  /** Whether a box is open now, so that other odds come into force only after a notice. */
  isOpen(lootboxId: string): Promise<boolean>;
  /** The next odds of a box; null if it closes. Undefined if nothing is announced. */
  announced(lootboxId: string): Promise<{ validFrom: string; oddsHash: string | null } | undefined>;
  /**
   * Makes sure that the log announces these odds of a box. Returns whether that took a while, so that earlier times are
   * outdated.
   */
  announce(lootboxId: string, oddsHash: string): Promise<boolean>;
  /** Whether the database has lost entries of the public logs, so that nothing may be recorded until they are back. */
  isBehind(): Promise<boolean>;
};

/** Where a person's records are in the records log, by their nonces. */
export type ReadPlaces = (
  db: Connection,
  userId: string,
  nonces: readonly number[],
) => Promise<ReadonlyMap<number, number>>;

/** Dependencies of the lootboxes room. */
export type LootboxParts = {
  db: Connection;
  secrets: Secrets;
  versions: BoxVersions;
  terms: OddsTerms;
  noteKeyUse: NoteKeyUse;
  repeats: Repeats;
  now: () => Date;
};
