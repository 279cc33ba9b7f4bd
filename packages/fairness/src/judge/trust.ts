/** What the one who judges knows without the shop. */
export type Trust = {
  /** The person whose openings these are. */
  readonly userId: string;
  /** Public keys of the shop that were pinned, told, or endorsed by those. */
  readonly shopKeys: readonly string[];
  /** Browser keys that this person knows as theirs, whether still registered or not. */
  readonly browserKeys: readonly string[];
  /** What the person has confirmed as theirs: ids of movements, and hashes of voids for a blocked account. */
  readonly confirmed: readonly string[];
};

/** One line of the person's statement, which nobody signs. */
export type StatementLine = { readonly id: string; readonly cents: number; readonly time: string };
