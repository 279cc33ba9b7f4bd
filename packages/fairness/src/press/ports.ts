import type { EarlierIds } from "../judge/chain.ts";
import type { Before } from "../judge/check-offer.ts";
import type { StatementLine, Trust } from "../judge/trust.ts";
import type { Answer } from "../answers/answer.ts";
import type { LostProof } from "../log-proofs/lost-proof.ts";
import type { LostRecord } from "../answers/lost-record.ts";
import type { ClockQuestion } from "./clock-question.ts";
import type { Reading } from "./clocks.ts";
import type { Keep, NextOffer } from "./effects.ts";
import type { LogIncident } from "./log-incident.ts";
import type { Refusal, Unknown } from "./outcome.ts";
import type { Events } from "./states.ts";
import type { ReadyOffer, RevealedOpening } from "./stored-opening.ts";

/** Data for judging an answer, besides the opening itself. */
export type Known = {
  readonly trust: Trust;
  /** The text of the offer's odds table; undefined if it can't be loaded. */
  readonly oddsTable: string | undefined;
  /** The odds table of another browser's offer, if that offer ended the nonce. */
  readonly endingTable: string | undefined;
  readonly earlier: EarlierIds;
};

/** The shop and the browser around a press. Any of them may reject; the press says what follows from that. */
export type PressPorts = {
  /** The present readings of the browser's clocks, with the shop's time that it expects. */
  readonly clock: () => Promise<Reading>;
  readonly wait: (ms: number) => Promise<void>;
  /** Waits until no other tab has the person's lock. Returns the function that frees it. */
  readonly lock: (userId: string) => Promise<() => void>;

  /** Keeps everything, in this order. An opening must survive a crash. */
  readonly keep: (what: readonly Keep[]) => Promise<void>;
  readonly recall: (userId: string) => Promise<Events["Recalled"]>;
  readonly reread: (opening: RevealedOpening) => Promise<RevealedOpening | undefined>;
  /** Signs with the browser's key. Returns 128 hex digits. */
  readonly sign: (text: string) => Promise<string>;
  /** The browser's data for examining an offer. */
  readonly before: (ready: ReadyOffer) => Promise<{ readonly before: Before; readonly trust: Trust }>;
  /** The browser's data for judging an answer. */
  readonly known: (opening: RevealedOpening, answer: Answer) => Promise<Known>;

  /** An offer for the odds on the screen. `isFresh` forbids one that was fetched ahead. */
  readonly offer: (isFresh: boolean) => Promise<ReadyOffer>;
  /** Reads the offer for the next press, for `offer` to return it then. */
  readonly prepareNext: (opening: RevealedOpening, next: NextOffer) => void;
  /** The balance in cents. */
  readonly balance: () => Promise<number>;
  /** Sends the reveal. Returns the response as it came; status 0 if none did. */
  readonly ask: (
    opening: RevealedOpening,
    nextEntropy: string,
  ) => Promise<{ readonly status: number; readonly body: Uint8Array }>;
  /** The statement from one day to another; undefined if it can't be loaded now. */
  readonly statement: (fromDay: string, toDay: string) => Promise<readonly StatementLine[] | undefined>;
  /** Fetches, verifies and keeps the records of other browsers. `Gap` if the shop does not list one. */
  readonly catchUp: (ready: ReadyOffer, from: number, to: number) => Promise<Refusal | "Gap" | undefined>;
  /** The incidents of the public logs that the person must see first. */
  readonly watchLogs: (ready: ReadyOffer) => Promise<readonly LogIncident[]>;
  /** The records log's leaf of a lost record, and the one that says so, with proofs; undefined if one is missing. */
  readonly findLeaf: (lost: LostRecord) => Promise<LostProof | undefined>;

  /** Asks whether to go on with an offer whose time is off. */
  readonly askClock: (question: ClockQuestion) => Promise<boolean>;
  /** Shows that the end is not known yet. */
  readonly show: (outcome: Unknown) => void;
};
