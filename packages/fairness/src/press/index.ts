export type { ClockQuestion } from "./clock-question.ts";
export type { PageClock, Reading } from "./clocks.ts";
export { aheadOf, expectedAt, pageClock, taughtTime } from "./clocks.ts";
export type { Keep, NextOffer } from "./effects.ts";
export { judgeHeld } from "./judge-held.ts";
export { afterOffer, afterRecord } from "./keeping.ts";
export type { KeptChain } from "./keeping.ts";
export { bytesOf, endingOf, keptRecord } from "./kept-record.ts";
export type { LogIncident, SeenOdds } from "./log-incident.ts";
export type { Lost, PressOutcome, Refusal, Refused, Settled, Unknown } from "./outcome.ts";
export type { Known, PressPorts } from "./ports.ts";
export { runPress } from "./run-press.ts";
export type { Errand } from "./states.ts";
export type {
  Arrival,
  CameBack,
  ListedOpening,
  ReadyOffer,
  RefusedOffer,
  HandedIn,
  RevealedOpening,
  Stage,
  StoredOpening,
} from "./stored-opening.ts";
