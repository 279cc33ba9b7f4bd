import type { Json, KeptRequest, LostRecord, OddsProof, Reveal, SignedText, Verdict, Wallet } from "@trove/fairness";

/**
 * - `Open`: revealed, without a record so far. The same request is sent again, and nothing else is revealed.
 * - `Unseen`: ended, but not shown to the person yet.
 * - `Stopped`: a breach. Nothing is revealed until the person sets it aside.
 * - `Done`: kept for good.
 */
export type Stage = "Open" | "Unseen" | "Stopped" | "Done";

/** A response as it came. Status 0: none came. */
export type CameBack = { readonly status: number; readonly body: string };

/** The clocks of this browser at a moment. The one that never jumps counts only on the page that read it. */
export type Arrival = { readonly now: number; readonly elapsed: number; readonly page: string };

type Common = {
  readonly userId: string;
  /** The hash of the offer; of a record of another browser, its own. */
  readonly id: string;
  readonly nonce: number;
  readonly boxId: string;
  /** As the page called the box; empty if this browser has not shown it. */
  readonly boxName: string;
  readonly oddsHash: string;
  readonly offer: SignedText;
  readonly clientSeed: string;
  readonly browserKeys: readonly string[];
  /** Proofs of the terms log as they came with the offer. */
  readonly terms: Json;
  readonly stage: Stage;
  readonly verdict: Verdict;
  /** For a breach: whether the shop's own signatures prove it. */
  readonly isProven: boolean;
  /** The proof that the record is in the records log, a C2SP tlog-proof; missing until there is one. */
  readonly logged?: string;
  /** Start of the time without a readable place in the records log, in milliseconds by this browser's clock. */
  readonly late?: { readonly kind: "None" | "Unread"; readonly since: number };
  /** The log's proof at the record's index, or of a record so young that this one may still be missing. */
  readonly instead?: string;
  /** The records log should have had the record at a look, and had not. */
  readonly isLeftOut?: boolean;
};

/** An offer under which this browser revealed nothing. */
export type RefusedOffer = Common & { readonly kind: "Refused"; readonly asked: KeptRequest };

/** This browser's reveal, and the answers to it. */
export type RevealedOpening = Common & {
  readonly kind: "Revealed";
  /** Opaque server state; goes back unchanged with the offer. */
  readonly sealed: string | null;
  readonly odds: OddsProof;
  readonly reveal: Reveal;
  /** The first answers that did not end it and the last readable one, as they came, but not whole if they are long. */
  readonly answers: readonly CameBack[];
  /** The answer that ended it, as it came. */
  readonly ending: CameBack | undefined;
  /** When the reveal left, and what the statement said of the time between the offer and its record. */
  readonly wallet: Wallet;
  /** When the offer arrived. */
  readonly arrival: Arrival;
  /** The shop has no record of it any more. That ends nothing, but its chain goes on over it. */
  readonly lost?: LostRecord & { readonly serverSeed: string };
};

/** A record of another browser. */
export type ListedOpening = Common & {
  readonly kind: "Listed";
  readonly record: SignedText;
};

export type StoredOpening = RefusedOffer | RevealedOpening | ListedOpening;
