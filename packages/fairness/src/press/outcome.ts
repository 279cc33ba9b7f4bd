import type { EndingAnswer } from "../answers/answer.ts";
import type { Check } from "../judge/checks.ts";
import { endsNonce } from "../judge/judgement.ts";
import type { Judgement } from "../judge/judgement.ts";
import type { LogIncident } from "./log-incident.ts";
import type { RefusedOffer, RevealedOpening, StoredOpening } from "./stored-opening.ts";

/** An opening that a record has ended, with its judgement. */
export type Settled = {
  readonly opening: RevealedOpening;
  readonly answer: EndingAnswer;
  readonly judgement: Judgement;
  /** True if the reveal is of an earlier press. */
  readonly isResumed: boolean;
};

/** An opening whose record the shop has lost, by its own word and that of the public log. */
export type Lost = { readonly opening: RevealedOpening; readonly answer: undefined; readonly isResumed: boolean };

/**
 * Why nothing was revealed:
 * - `Moved`: the balance on the screen differs from the offer's
 * - `Outdated`: the odds on the screen are no longer in force
 * - `Updating`: the shop's offers have an earlier version, as while a new release starts
 * - `Clock`: the person did not go on although the browser's clock, the shop's or its witnesses' differ
 * - `Unwitnessed`: the offer's time is more than a day from the witnesses' signatures
 * - `Offer`: the offer does not hold
 * - `Question`: the person has not confirmed these browser keys as theirs
 * - `Stopped`: the person must first see a breach
 * - `Stopping`: the shop has not answered a stop of this browser
 * - `Incidents`: the person must first see incidents of the public logs
 * - `NewId`: this browser knows the person under another id
 * - `Failed`: something that the press needs could not be had, such as an offer
 */
export type Refusal =
  | { readonly why: "Moved" | "Outdated" | "Clock" | "Unwitnessed" | "Updating" | "Stopping" }
  | { readonly why: "Offer"; readonly refused: RefusedOffer; readonly checks: readonly Check[] }
  | { readonly why: "Question"; readonly keys: readonly string[] }
  | { readonly why: "Stopped"; readonly opening: StoredOpening }
  | { readonly why: "Incidents"; readonly incidents: readonly LogIncident[] }
  | { readonly why: "NewId"; readonly otherId: string }
  | { readonly why: "Failed"; readonly error: unknown };

export type Refused = { readonly kind: "Refused" } & Refusal;

/** Revealed, and the end is not known. `error` says why an end that is kept can't be judged now. */
export type Unknown = {
  readonly kind: "Unknown";
  readonly opening: RevealedOpening;
  /** True once ten seconds have passed since the reveal was sent. */
  readonly isLong: boolean;
  readonly error?: unknown;
};

/**
 * How a press ended:
 * - `Verified`: a record ended it, and all checks hold
 * - `Contested`: it ended otherwise; a check differs, is not held, or only the person can say
 * - `Refused`: nothing was revealed
 * - `Unknown`: revealed, and no record has come; also shown while a press goes on
 */
export type PressOutcome =
  | ({ readonly kind: "Verified" } & Settled)
  | ({ readonly kind: "Contested" } & (Settled | Lost))
  | Refused
  | Unknown;

/**
 * The outcome of a judged record. This is the only place that says `Verified`: the judgement of the whole record must,
 * and the record must end the nonce that was revealed.
 */
export function settledOutcome(settled: Settled): PressOutcome {
  const { judgement, opening } = settled;
  const holds = judgement.verdict === "Verified" || judgement.verdict === "Unlogged";
  return { kind: holds && endsNonce(judgement, opening) ? "Verified" : "Contested", ...settled };
}
