import type { AcceptedTime, AnsweredStop, KeptKey, LogName, LogsTerms, NamedTree, SignedStop } from "@trove/fairness";
import type { KeptChain, LogIncident, SeenOdds } from "@trove/fairness/press";

/** This browser's data about one person, except their openings. */
export type KeptPerson = KeptChain & {
  readonly userId: string;
  /** This browser's key for the person. The private key can be used to sign, but no script can read it. */
  readonly key: { readonly publicKey: string; readonly privateKey: CryptoKey };
  readonly clientSeed: string;
  /** SHA-256 of each e-mail and user name that was typed to sign in as this person. */
  readonly names: readonly string[];
  /** Browser keys that the person has confirmed as theirs, including keys that were removed since. */
  readonly knownKeys: readonly string[];
  /** Times of offers with which the person went on. Missing in data of earlier releases. */
  readonly acceptedTimes?: readonly AcceptedTime[];
  /** The person's confirmations: ids of movements, and hashes of records and offers. */
  readonly confirmed: readonly string[];
};

/** A check of the records log that this browser has made. */
export type KeptAudit = {
  /** Milliseconds since 1970, by the browser's clock. */
  readonly at: number;
  /** The entries that were recomputed: from this index to below the other. */
  readonly from: number;
  readonly to: number;
  /** How many of them don't follow from seeds and odds. */
  readonly wrong: number;
};

/** This browser's data about the shop, collected since its first visit. */
export type KeptShop = {
  /** Public keys that need no endorsement: the shop's keys of the first visit, and its offline endorsing key. */
  readonly pinned: readonly string[];
  /** The shop's keys that its terms log has published and that a pinned key vouches for, with their proofs. */
  readonly keys: readonly KeptKey[];
  /**
   * The terms of the logs, from the first visit or from a later change that a trusted key vouches for. Undefined while
   * the shop has not sent any.
   */
  readonly logs: LogsTerms | undefined;
  /** The place of their leaf in the terms log: no earlier leaf counts. Missing for terms of version 2. */
  readonly logsAt?: number | undefined;
  /** The number of leaves of the terms log that were searched for later terms of the logs. */
  readonly logsRead?: number | undefined;
  /** Entries of the terms log in which later terms of the logs may be that this browser has not tried. */
  readonly logsUnread?: { readonly from: number; readonly to: number } | undefined;
  /** Earlier terms of the logs, which were replaced. Proofs from that time are still accepted. */
  readonly earlierLogs: readonly LogsTerms[];
  /**
   * Signed notes of checkpoints that this browser has seen. The first was compared with the log; the others must still
   * be.
   */
  readonly checkpoints: Readonly<Record<LogName, readonly string[]>>;
  /** The largest tree of the terms log that this browser has verified. Missing in data of earlier releases. */
  readonly newest?: NamedTree | undefined;
  /** How many milliseconds the shop's clock is ahead of this browser's. Missing before the first sound offer. */
  readonly ahead?: number | undefined;
  readonly incidents: readonly LogIncident[];
  /** The last time that this browser has recomputed entries of the records log. Missing before that. */
  readonly audit?: KeptAudit | undefined;
  /** For each box's id, the odds that its last offer proved. */
  readonly seenOdds: Readonly<Record<string, SeenOdds>>;
};

export type KeptAnswer = { readonly answer: AnsweredStop["answer"]; readonly cameAt?: string | undefined };

/** A stop that a browser of the person has signed, with the shop's answers in the order of their arrival. */
export type KeptStop = {
  readonly userId: string;
  /** SHA-256 of the stop's text. */
  readonly hash: string;
  readonly nonce: number;
  readonly stop: SignedStop;
  /** When this browser signed it, in milliseconds since 1970 by its own clock. Missing for other browsers' stops. */
  readonly signedAt?: number | undefined;
  /** There is more than one only if the shop contradicts itself. `cameAt` is missing for what others got. */
  readonly answers: readonly KeptAnswer[];
};
