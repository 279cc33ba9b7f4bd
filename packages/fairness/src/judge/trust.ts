/** Knowledge of the judging side that doesn't come from the shop. */
export type Trust = {
  /** The person whose openings these are. */
  readonly userId: string;
  /** Public keys of the shop that were pinned, told, or endorsed by those. */
  readonly shopKeys: readonly string[];
  /**
   * Browser keys that this person knows as theirs. For judging records: all there ever were. For checking an offer:
   * those of the last list that this browser accepted, so that a removed key that comes back is asked about again.
   */
  readonly browserKeys: readonly string[];
  /**
   * The person's confirmations: ids of their own movements, hashes of records whose block or balance they can explain,
   * times of records that are later than their answers, and hashes of offers whose nonce was ended by another browser
   * of theirs.
   */
  readonly confirmed: readonly string[];
};

/** One line of the person's statement, which nobody signs. */
export type StatementLine = { readonly id: string; readonly cents: number; readonly time: string };
