/** What the one who judges knows without the shop. */
export type Trust = {
  /** The person whose openings these are. */
  readonly userId: string;
  /** Public keys of the shop that were pinned, told, or endorsed by those. */
  readonly shopKeys: readonly string[];
  /**
   * Browser keys that this person knows as theirs. To judge records: all that ever were. To check an offer: those of the
   * last list that this browser accepted, so that a removed key that comes back is asked about again.
   */
  readonly browserKeys: readonly string[];
  /**
   * What the person has confirmed: ids of movements that are theirs, hashes of records whose block or balance they can
   * explain, times of records that are later than their answers, and hashes of offers whose nonce another browser of
   * theirs has ended.
   */
  readonly confirmed: readonly string[];
};

/** One line of the person's statement, which nobody signs. */
export type StatementLine = { readonly id: string; readonly cents: number; readonly time: string };
