import type { ReadLogFile } from "@trove/fairness/log";
import type {
  AnsweredStop,
  ListEntry,
  LogName,
  LogsTerms,
  LostRecord,
  OfferResponse,
  SealedOffer,
  SignedStop,
  SignedText,
  StatementLine,
} from "@trove/fairness";

export type OfferWish = {
  readonly boxId: string;
  readonly quantity: number;
  /** The price of one box. */
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

/** The keys as the shop states them. Not to be trusted without a proof or a pinned key. */
export type PublishedKeys = {
  /** The signing keys with their indexes in the terms log. */
  readonly keys: readonly { readonly publicKey: string; readonly logIndex: number | null }[];
  /** The offline key that endorses new signing keys. */
  readonly endorsingKey: string | undefined;
  readonly logs: LogsTerms;
  /** Signatures of `logs` without policy and mirrors, as terms of version 2, by keys of the shop. */
  readonly logsSignatures: readonly string[];
  /** The place of `logs` in the terms log; null if it does not have them, or has others after them. */
  readonly logsIndex: number | null;
  /** Signatures of `logs` as terms of version 3. */
  readonly policySignatures: readonly string[];
};

/** A nonce whose record the shop says it has lost. */
export type LostEntry = Omit<LostRecord, "lostIndex"> & { readonly nonce: number; readonly lostIndex: number | null };

/** The page's calls to the shop for openings. All but `open` and `log` reject with ApiError. */
export type Shop = {
  readonly offer: (wish: OfferWish) => Promise<OfferResponse>;
  /** Sends a reveal. Returns the response without interpreting it; status 0 if none came in time. */
  readonly open: (request: RevealRequest) => Promise<{ readonly status: number; readonly body: Uint8Array }>;
  /** The person's records from a nonce on, in order of nonce, at most 100. */
  readonly records: (fromNonce: number) => Promise<readonly ListEntry[]>;
  /** The records from a nonce on that the shop says it has lost. */
  readonly lost: (fromNonce: number) => Promise<readonly LostEntry[]>;
  /** The text of a box's odds table; undefined if there is none with this hash. The text is not verified. */
  readonly oddsTable: (boxId: string, oddsHash: string) => Promise<string | undefined>;
  /** The lines of the statement from one day to another, both included. Days are texts such as 2026-11-21. */
  readonly statement: (fromDay: string, toDay: string) => Promise<readonly StatementLine[]>;
  /** The balance in cents. Also updates the balance on the screen. */
  readonly balance: () => Promise<number>;
  readonly keys: () => Promise<PublishedKeys>;
  /** Reads the files of a public log. Rejects with LogFault. */
  readonly log: (name: LogName) => ReadLogFile;
  readonly addBrowserKey: (publicKey: string, name: string) => Promise<void>;
  /** Sends a stop. `answer` is the shop's own, for a stop that it may have lost. Returns the answer, not verified. */
  readonly answerStop: (stop: SignedStop, answer?: SignedText) => Promise<SignedText>;
  /** The stops of the person's browsers that the shop has taken, not verified. */
  readonly stops: () => Promise<readonly AnsweredStop[]>;
  /** The client seed with which a new browser starts; empty if there is none. */
  readonly clientSeed: () => Promise<string>;
};
