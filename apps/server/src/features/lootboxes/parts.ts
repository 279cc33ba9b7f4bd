import type { Endpoints, ResponseOf } from "@trove/contract";
import type { NamedTree } from "@trove/fairness";
import type { Connection } from "../../database/connection.ts";
import type { Secrets, SigningKey } from "../../secrets.ts";
import type { NoteKeyUse } from "../fairness/index.ts";
import type { ExclusionRegister, ReadPlayDays } from "../protection/index.ts";
import type { SettingsReader } from "../settings/index.ts";
import type { BoxVersions } from "./box-versions.ts";
import type { Replays } from "./openings/replays.ts";

export type TermsProof = ResponseOf<Endpoints["offerOpening"]>["terms"];

/** Answers which odds are in force, from the terms log. Times are ISO-8601 in UTC with milliseconds. */
export type OddsTerms = {
  /**
   * The odds of a box at a time, with their proof under a published tree of the log; by default the newest. `oddsHash`
   * is null if the box was not open then. Undefined if that tree can't prove anything about that time.
   */
  find(
    lootboxId: string,
    time: string,
    tree?: NamedTree,
  ): Promise<{ oddsHash: string | null; proof: TermsProof } | undefined>;
  /** True if the box is open now, so that a change of its odds needs a notice. */
  isOpen(lootboxId: string): Promise<boolean>;
  /** The announced change of a box: its next odds, or null if it will close. Undefined if nothing is announced. */
  announced(lootboxId: string): Promise<{ validFrom: string; oddsHash: string | null } | undefined>;
  /**
   * Ensures that the log announces these odds of a box. `tree` is the published one, as the caller has read it. Returns
   * true if it had to publish them: what the caller has read is then outdated.
   */
  announce(lootboxId: string, oddsHash: string, tree: NamedTree): Promise<boolean>;
  /** True if the database has lost entries of the public logs. Nothing may be recorded until they are restored. */
  isBehind(): Promise<boolean>;
  /** Returns the key that signs at a time: the newest that has begun and is published. */
  signingKeyAt: (at: Date) => Promise<SigningKey>;
};

/** Reads the places of a person's records in the records log, by nonce. */
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
  settings: SettingsReader;
  replays: Replays;
  /** The time zone whose days, weeks and months limits have. */
  timeZone: string;
  readPlayDays: ReadPlayDays;
  register: ExclusionRegister;
  now: () => Date;
};
