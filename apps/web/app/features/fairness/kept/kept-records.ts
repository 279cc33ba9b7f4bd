import type { Head, KeptKey, LogsTerms, SignedText } from "@trove/fairness";
import type { LogIncident, LogName, SeenOdds } from "./log-incident.ts";

/** This browser's data of one person, beside their openings. */
export type KeptPerson = {
  readonly userId: string;
  /** This browser's key for the person. The secret half can sign, but nobody can read it. */
  readonly key: { readonly publicKey: string; readonly privateKey: CryptoKey };
  readonly clientSeed: string;
  /** SHA-256 of each e-mail and user name that was typed to sign in as this person. */
  readonly names: readonly string[];
  /** Browser keys that the person knows as theirs, also those that were removed since. */
  readonly knownKeys: readonly string[];
  /** Those of the last list that was accepted. A removed key that comes back is asked about again. */
  readonly acceptedKeys: readonly string[];
  /** The person's confirmations: ids of movements, and hashes of records and offers. */
  readonly confirmed: readonly string[];
  /** The record before this browser's first offer, as that offer names it. Undefined before that offer. */
  readonly start: Head | undefined;
  /** The last verified record, or the start. */
  readonly head: Head | undefined;
  /** The first offer of each nonce that has no record yet. */
  readonly offers: readonly SignedText[];
};

/** This browser's data of the shop since its first visit. */
export type KeptShop = {
  /** Public keys that need no endorsement: the shop's keys of the first visit, and its offline endorsing key. */
  readonly pinned: readonly string[];
  /** The keys that the shop has published in its terms log and that a pinned one vouches for, with their proofs. */
  readonly keys: readonly KeptKey[];
  /** Those of the first visit, or what a trusted key has vouched for since. Undefined while the shop shows none. */
  readonly logs: LogsTerms | undefined;
  /** Those that were replaced. Proofs from their time still hold. */
  readonly earlierLogs: readonly LogsTerms[];
  /** Checkpoints that this browser has seen, as signed notes. All but the first must still be compared with the log. */
  readonly checkpoints: Readonly<Record<LogName, readonly string[]>>;
  readonly incidents: readonly LogIncident[];
  /** The odds that the last offer of each box proved, by the box's id. */
  readonly seenOdds: Readonly<Record<string, SeenOdds>>;
};
