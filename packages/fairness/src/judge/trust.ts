import type { CountingStop, SparedOffer } from "../stops/counting-stop.ts";

/** Facts that the judging side knows from other sources than the shop. */
export type Trust = {
  /** The person whose openings these are. */
  readonly userId: string;
  /** Public keys of the shop that were pinned, given by the caller, or endorsed by such keys. */
  readonly shopKeys: readonly string[];
  /**
   * Browser keys that the person has accepted as theirs. For records: all keys ever accepted. For an offer: the keys of
   * the last accepted list, so that the person is asked again about a removed key that comes back.
   */
  readonly browserKeys: readonly string[];
  /**
   * Everything that the person has confirmed: ids of their own movements, hashes of records whose block or balance they
   * can explain, times of records that are later than their responses, and hashes of offers whose nonce another browser
   * of theirs has ended.
   */
  readonly confirmed: readonly string[];
  /** The stops of the person that count. Missing if none is known. */
  readonly stops?: readonly CountingStop[] | undefined;
  /** The offers that the known stops spare, also stops without an answer. Missing if none is known. */
  readonly spared?: readonly SparedOffer[] | undefined;
};

/** A line of the person's statement. It is not signed. */
export type StatementLine = { readonly id: string; readonly cents: number; readonly time: string };
