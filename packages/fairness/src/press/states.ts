import type { LostProof } from "../log-proofs/lost-proof.ts";
import type { EndingAnswer } from "../answers/answer.ts";
import type { LostRecord } from "../answers/lost-record.ts";
import type { OfferResponse } from "../answers/offered.ts";
import type { OfferJudgement } from "../judge/check-offer.ts";
import type { Judgement } from "../judge/judgement.ts";
import type { Wallet } from "../judge/money-checks.ts";
import type { ClockQuestion } from "./clock-question.ts";
import type { Reading } from "./clocks.ts";
import type { Effect, NextOffer } from "./effects.ts";
import type { LogIncident } from "./log-incident.ts";
import type { PressOutcome, Refusal } from "./outcome.ts";
import type { CameBack, ReadyOffer, RevealedOpening, StoredOpening } from "./stored-opening.ts";

export type Begun = { readonly userId: string; readonly nextEntropy: string };

/**
 * The purpose of a run:
 * - `Press`: opens boxes. If an earlier opening has no record, settles that one instead.
 * - `Resume`: settles an earlier opening, or returns one whose end the person has not seen.
 * - `Once`: sends the reveal of one opening once more.
 *
 * `nextEntropy` is for the offer of the next press, which comes with the response.
 */
export type Errand = Begun &
  (
    | {
        readonly kind: "Press";
        readonly balanceCents: number | undefined;
        /** The question about clocks with which the person has gone on in this press. */
        readonly wentOn?: ClockQuestion | undefined;
      }
    | { readonly kind: "Resume" }
    | { readonly kind: "Once"; readonly opening: RevealedOpening }
  );

/**
 * Nothing is revealed yet. `attempt` counts the offers whose balance differed from the screen's, `repeats` those that
 * named an older state of the log than the browser knew, or none.
 */
export type Trying = Begun & {
  readonly balanceCents: number | undefined;
  readonly attempt: number;
  readonly repeats: number;
  /** The question about clocks with which the person has gone on, now or earlier; shown with the opening. */
  readonly wentOn: ClockQuestion | undefined;
};

export type Offered = Trying & { readonly ready: ReadyOffer; readonly hasCaughtUp: boolean };

/** The reveal is kept, so it may be sent. `attempt` counts how often it was. */
export type Held = Begun & {
  readonly opening: RevealedOpening;
  readonly isResumed: boolean;
  /** True if the reveal is sent only once, and nobody sees the progress. */
  readonly isOnce: boolean;
  readonly isLong: boolean;
  readonly attempt: number;
};

/** A response that ended the nonce, unless its judgement says otherwise. */
export type Came = {
  readonly came: CameBack;
  readonly answer: EndingAnswer;
  readonly nextOffer: OfferResponse | null;
  readonly reading: Reading;
  /** The answers before this one, which did not end it. */
  readonly earlier: readonly CameBack[];
};

/** A judgement with the data that were loaded for it and are kept with the opening. */
export type Judged = {
  readonly judgement: Judgement;
  readonly wallet: Wallet;
  /** The odds table of another browser's offer, if that offer ended the nonce. */
  readonly endingTable: string | undefined;
};

/** The proven loss of a record of the revealed nonce, with what it shows. */
export type FoundLoss = { readonly proof: LostProof; readonly serverSeed: string; readonly judgement: Judgement };

/** Every state of a press with its data. Up to `Keeping` nothing is revealed; from `Asking` on, everything is kept. */
export interface States {
  /** Waits for the person's lock. */
  Entering: { readonly errand: Errand };
  /** Has the lock, and waits for what is kept of the person. */
  Recalling: { readonly errand: Errand };
  Offering: Trying;
  Examining: Offered;
  /** The judged offer is being kept. */
  KeepingOffer: Offered & { readonly judged: OfferJudgement };
  /** The records of other browsers are fetched and verified. */
  CatchingUp: Offered & { readonly judged: OfferJudgement };
  /** The offer's time is off. The lock is free while the person decides. */
  AskingClock: Offered & { readonly question: ClockQuestion };
  /** The answer to go on is being kept. */
  KeepingTime: Offered & { readonly question: ClockQuestion };
  ReadingBalance: Offered;
  /** Waits for the shop to come up with its new release. */
  Pausing: Trying;
  /** A refused offer is being kept as evidence. */
  Refusing: { readonly refusal: Refusal };
  WatchingLogs: Offered;
  Signing: Offered;
  /** The reveal is being kept. Nothing was sent. */
  Keeping: Held;
  Asking: Held;
  /** A response is being kept before anything else is done with it. */
  KeepingAnswer: Held & { readonly lost: LostRecord | undefined; readonly ending: Came | undefined };
  /** The shop says that it has lost the record. The public log must have it. */
  FindingLeaf: Held & { readonly lost: LostRecord };
  Judging: Held & Came;
  KeepingBreach: Held;
  /** The end is being kept, with the outcome that follows. */
  Ending: Held & { readonly outcome: PressOutcome; readonly next: NextOffer | undefined };
  /** The lock is free, so that other tabs can ask too. */
  Waiting: Held;
  /** Waits for the lock again. */
  Returning: Held;
  /** Has the lock, and waits for the opening as it is kept now. */
  Rereading: Held;
  /** An end that was kept earlier is judged again. */
  Rejudging: Held & { readonly answer: EndingAnswer };
  /** `outcome` is undefined if there was nothing to resume. */
  Ended: { readonly outcome: PressOutcome | undefined };
}

/** Every event with its data. All but `Long` answer the effect of the state. */
export interface Events {
  Locked: object;
  /** The browser's data about the person: another id of theirs, and their oldest opening at each stage. */
  Recalled: {
    readonly otherId: string | undefined;
    readonly open: RevealedOpening | undefined;
    readonly stopped: StoredOpening | undefined;
    readonly unseen: RevealedOpening | undefined;
    /** True while a stop of this browser has no answer, so that nothing new may be revealed. */
    readonly isStopping: boolean;
  };
  /** The opening as it is kept; undefined if it is not kept any more. */
  Reread: { readonly opening: RevealedOpening | undefined };
  Offered: { readonly ready: ReadyOffer };
  Examined: { readonly judged: OfferJudgement };
  /** `refusal` is undefined if every record is there and follows the one before; `Gap` if one is missing. */
  CaughtUp: { readonly refusal: Refusal | "Gap" | undefined };
  ClockAnswered: { readonly goesOn: boolean };
  BalanceRead: { readonly cents: number };
  LogsWatched: { readonly incidents: readonly LogIncident[] };
  Signed: { readonly signature: string; readonly reading: Reading };
  Kept: object;
  Answered: { readonly status: number; readonly body: Uint8Array; readonly reading: Reading };
  /** The log's leaves of the lost record, compared with the reveal; undefined if the log does not have both. */
  LeafFound: { readonly found: FoundLoss | undefined };
  Judged: Judged;
  Waited: object;
  /** Ten seconds have passed since the reveal was first sent. */
  Long: object;
  /** The effect of the state failed. */
  Failed: { readonly error: unknown };
}

export type StateOf<At extends keyof States = keyof States> = { [A in At]: { readonly at: A } & States[A] }[At];
export type EventOf<Is extends keyof Events = keyof Events> = { [I in Is]: { readonly is: I } & Events[I] }[Is];

export type PressState = StateOf;
export type PressEvent = EventOf;
export type Step = { readonly state: PressState; readonly effects: readonly Effect[] };

/** The transitions of a state, one for each event that it expects. */
export type Row<At extends keyof States> = {
  readonly [Is in keyof Events]?: (state: StateOf<At>, event: EventOf<Is>) => Step;
};

/** The transitions of states that expect an effect, which may fail. */
export type Rows<At extends keyof States> = {
  readonly [A in At]: Row<A> & { readonly Failed: Row<A>["Failed"] & object };
};

/** The states in which nothing is revealed. */
export type Before =
  | "Entering"
  | "Recalling"
  | "Offering"
  | "Examining"
  | "KeepingOffer"
  | "CatchingUp"
  | "AskingClock"
  | "KeepingTime"
  | "ReadingBalance"
  | "Pausing"
  | "Refusing"
  | "WatchingLogs"
  | "Signing"
  | "Keeping";

export type After = Exclude<keyof States, Before | "Ended">;
