import type { Outcome } from "../opening/opening-phase.ts";

/** A past opening as its record has it, with the verdict on it. */
export type Watched = {
  outcome: Outcome & Required<Pick<Outcome, "judged">>;
  /** The record's place in the records log; null until it is published. */
  logIndex: number | null;
};

/**
 * Why an opening is not shown again. "Differs": the shop shows something else than the record. "Unknown": the record
 * can't be judged now.
 */
export type Unwatched = "Differs" | "Unknown";
