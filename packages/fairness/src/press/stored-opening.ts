import type { LostProof } from "../log-proofs/lost-proof.ts";
import type { LostRecord } from "../answers/lost-record.ts";
import type { OfferResponse } from "../answers/offered.ts";
import type { KeptRequest } from "../evidence/proofs-file.ts";
import type { Json } from "../json/strict-json.ts";
import type { Asked } from "../judge/check-offer.ts";
import type { Reveal } from "../judge/judge-answer.ts";
import type { Wallet } from "../judge/money-checks.ts";
import type { OddsProof } from "../judge/odds/odds-in-force.ts";
import type { Verdict } from "../judge/verdict.ts";
import type { ClockQuestion } from "./clock-question.ts";
import type { NamedTree } from "../records/offer.ts";
import type { SignedText } from "../records/signed-text.ts";

/**
 * - `Open`: revealed, but without a record. The same request is sent again, and nothing else is revealed.
 * - `Unseen`: ended, but not shown to the person yet.
 * - `Stopped`: a breach. Nothing is revealed until the person sets it aside.
 * - `Done`: needs no further action.
 */
export type Stage = "Open" | "Unseen" | "Stopped" | "Done";

/** A response as it was received. Status 0 means that none came. */
export type CameBack = { readonly status: number; readonly body: string };

/**
 * The readings of a browser's two clocks. `elapsed` is monotonic, and only comparable on the same page load. `now` may
 * be wrong or be changed.
 */
export type Arrival = { readonly now: number; readonly elapsed: number; readonly page: string };

/** An offer with the request for it. The request's entropy has not been revealed yet. */
export type ReadyOffer = {
  readonly asked: Omit<Asked, "balanceCents">;
  readonly boxName: string;
  readonly response: OfferResponse;
  readonly odds: OddsProof;
  readonly arrival: Arrival;
  /** The largest tree of the terms log that this browser had verified when it asked; undefined if it knew none. */
  readonly newest: NamedTree | undefined;
};

type Common = {
  readonly userId: string;
  /** The hash of the offer. For another browser's record, the hash of the record. */
  readonly id: string;
  readonly nonce: number;
  readonly boxId: string;
  /** The box's name on the page; empty if this browser has not shown the box. */
  readonly boxName: string;
  readonly oddsHash: string;
  readonly offer: SignedText;
  readonly clientSeed: string;
  readonly browserKeys: readonly string[];
  /** The terms log's proofs that came with the offer. */
  readonly terms: Json;
  readonly stage: Stage;
  readonly verdict: Verdict;
  /** For a breach: whether the shop's signatures prove it. */
  readonly isProven: boolean;
  /** The proof that the record is in the records log, as a C2SP tlog-proof; missing until there is one. */
  readonly logged?: string;
  /**
   * Since when the record has had no place in the records log (`None`) or the log couldn't be read (`Unread`).
   * Milliseconds by this browser's clock.
   */
  readonly late?: { readonly kind: "None" | "Unread"; readonly since: number };
  /**
   * If the log lacks the record: the proof of another leaf at its index, or of a leaf so young that the record is
   * overdue.
   */
  readonly instead?: string;
  /** True if the records log should have had the record when it was last looked for, but had not. */
  readonly isLeftOut?: boolean;
};

/** An offer that this browser refused. Nothing was revealed. */
export type RefusedOffer = Common & { readonly kind: "Refused"; readonly asked: KeptRequest };

/** `at` is in milliseconds since 1970. */
export type HandedIn = { readonly mirror: string; readonly at: number };

/** An opening that this browser revealed, with the answers. */
export type RevealedOpening = Common & {
  readonly kind: "Revealed";
  /** Opaque server state; sent back unchanged with the offer. */
  readonly sealed: string | null;
  readonly odds: OddsProof;
  readonly reveal: Reveal;
  /** Received answers that did not end the opening: the first ones and the last readable one. Long ones are cut. */
  readonly answers: readonly CameBack[];
  /** The answer that ended the opening, as it was received. */
  readonly ending: CameBack | undefined;
  /** The time of the reveal, and the lines of the statement from the offer's day to the record's. */
  readonly wallet: Wallet;
  /** When the offer arrived. */
  readonly arrival: Arrival;
  /** The question about clocks with which the person went on. No file of proofs has it. */
  readonly wentOn?: ClockQuestion | undefined;
  /** The mirrors that have taken the unanswered reveal, and when by this browser's clock. */
  readonly handedIn?: readonly HandedIn[];
  /**
   * Set if the shop says that it has lost the record. Later records of the chain follow its hash. Openings of earlier
   * releases have no proof.
   */
  readonly lost?: LostRecord & { readonly serverSeed: string; readonly proof?: LostProof };
};

/** A record of another browser. */
export type ListedOpening = Common & {
  readonly kind: "Listed";
  readonly record: SignedText;
};

export type StoredOpening = RefusedOffer | RevealedOpening | ListedOpening;
