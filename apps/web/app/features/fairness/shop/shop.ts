import type { ReadLogFile } from "@trove/fairness/log";
import type { ListEntry, LogsTerms, LostRecord, OfferResponse, SealedOffer, StatementLine } from "@trove/fairness";
import type { LogName } from "../kept/log-incident.ts";

export type OfferWish = {
  readonly boxId: string;
  readonly quantity: number;
  /** Of one box. */
  readonly priceCents: number;
  readonly clientSeed: string;
  readonly entropyHash: string;
  readonly browserKey: string;
};

export type RevealRequest = {
  readonly boxId: string;
  readonly offer: SealedOffer;
  readonly clientSeed: string;
  readonly clientEntropy: string;
  readonly browserKey: string;
  readonly signature: string;
  readonly nextEntropyHash: string | undefined;
};

/** The shop's statement of its own keys. Nothing of it counts without a proof or a pin. */
export type PublishedKeys = {
  /** The keys that sign, with their places in the terms log. */
  readonly keys: readonly { readonly publicKey: string; readonly logIndex: number | null }[];
  /** The key that is kept offline and vouches for others. */
  readonly endorsingKey: string | undefined;
  readonly logs: LogsTerms;
  /** By keys of the shop, which vouch for `logs`. */
  readonly logsSignatures: readonly string[];
};

/** A nonce whose record the shop says it has lost. */
export type LostEntry = LostRecord & { readonly nonce: number };

/** The page's calls to the shop for openings. All but `open` and `log` reject with ApiError. */
export type Shop = {
  readonly offer: (wish: OfferWish) => Promise<OfferResponse>;
  /** Returns the response as it came, with status 0 if none came in time. */
  readonly open: (request: RevealRequest) => Promise<{ readonly status: number; readonly body: Uint8Array }>;
  /** Up to 100 of the person's records from a nonce on, by nonce. */
  readonly records: (fromNonce: number) => Promise<readonly ListEntry[]>;
  /** The person's records from a nonce on that the shop says it has lost. */
  readonly lost: (fromNonce: number) => Promise<readonly LostEntry[]>;
  /** The exact text of a box's odds table; undefined if there is none with this hash. Not verified. */
  readonly oddsTable: (boxId: string, oddsHash: string) => Promise<string | undefined>;
  /** The lines of the statement of some days, which are texts such as 2026-11-21, both included. */
  readonly statement: (fromDay: string, toDay: string) => Promise<readonly StatementLine[]>;
  /** The balance in cents, which the screen then shows. */
  readonly balance: () => Promise<number>;
  readonly keys: () => Promise<PublishedKeys>;
  /** The files of a public log. Rejects with LogFault. */
  readonly log: (name: LogName) => ReadLogFile;
  readonly addBrowserKey: (publicKey: string, name: string) => Promise<void>;
  /** The client seed that a new browser starts from; empty if there is none. */
  readonly clientSeed: () => Promise<string>;
};
