import { readLost } from "../answers/lost-record.ts";
import { readAnswer } from "../answers/read-answer.ts";
import { commitmentOf } from "../draws/server-seed.ts";
import { endsNonce } from "../judge/judgement.ts";
import { parseOffer } from "../records/offer.ts";
import { latestAt } from "./clocks.ts";
import type { NextOffer } from "./effects.ts";
import { endingOf } from "./kept-record.ts";
import { breachOf, endedBy, withAnswer } from "./keeping.ts";
import { settledOutcome } from "./outcome.ts";
import type { PressOutcome } from "./outcome.ts";
import type { After, Begun, EventOf, Held, Rows, StateOf, Step } from "./states.ts";
import type { RevealedOpening } from "./stored-opening.ts";

/** The time after which a press takes long. */
const LONG_MS = 10_000;
const WAITS_MS = [1000, 2000, 4000, 8000, 15_000];
const LONGEST_WAIT_MS = 30_000;

export function heldFrom(begun: Begun, opening: RevealedOpening, isResumed: boolean): Held {
  const { userId, nextEntropy } = begun;
  return { userId, nextEntropy, opening, isResumed, isOnce: false, isLong: false, attempt: 0 };
}

type Following = { readonly opening: RevealedOpening; readonly offer: NextOffer };

/** Ends the press and frees the lock. `next` is the offer for the next press. */
export function ended(outcome: PressOutcome | undefined, next?: Following): Step {
  const unlock = { do: "Unlock" } as const;
  const prepare = next && ({ do: "PrepareNext", opening: next.opening, next: next.offer } as const);
  return { state: { at: "Ended", outcome }, effects: prepare ? [unlock, prepare] : [unlock] };
}

/** Sends the reveal. The first time also begins to measure whether it takes long. */
export function ask(held: Held, isFirst: boolean): Step {
  const { opening, nextEntropy, isOnce } = held;
  const send = { do: "Ask", opening, nextEntropy } as const;
  return {
    state: { ...held, at: "Asking" },
    effects: isFirst && !isOnce ? [{ do: "Time", ms: LONG_MS }, send] : [send],
  };
}

const unknown = ({ opening, isLong }: Held) => ({ kind: "Unknown", opening, isLong }) as const;

/** Frees the lock, and waits before the reveal is sent again. */
function wait(held: Held): Step {
  if (held.isOnce) return ended(unknown(held));
  const ms = WAITS_MS[held.attempt] ?? LONGEST_WAIT_MS;
  return {
    state: { ...held, at: "Waiting" },
    effects: [{ do: "Unlock" }, { do: "Show", outcome: unknown(held) }, { do: "Wait", ms }],
  };
}

/** Goes on with an opening as it is kept: asks unless it has ended, in this tab or in another. */
export function goOn(held: Held): Step {
  const { opening, isResumed } = held;
  if (opening.stage === "Open") return ask(held, false);
  if (opening.lost !== undefined) return ended({ kind: "Contested", opening, answer: undefined, isResumed });
  const answer = endingOf(opening);
  if (answer === undefined) return ask(held, false);
  return { state: { ...held, answer, at: "Rejudging" }, effects: [{ do: "Judge", opening, answer }] };
}

function answered(state: StateOf<"Asking">, { status, body, reading }: EventOf<"Answered">): Step {
  const { answer, nextOffer } = readAnswer(status, body);
  const came = { status, body: new TextDecoder("utf-8", { ignoreBOM: true }).decode(body) };
  const earlier = state.opening.answers;
  const opening = { ...state.opening, answers: withAnswer(earlier, came) };
  const ending = answer.kind === "Nothing" ? undefined : { came, answer, nextOffer, reading, earlier };
  const { answers } = opening;
  return {
    state: { ...state, opening, lost: readLost(status, came.body), ending, at: "KeepingAnswer" },
    effects: [{ do: "Keep", keep: [{ kind: "Change", opening, change: { answers } }] }],
  };
}

function keptAnswer(state: StateOf<"KeepingAnswer">): Step {
  const { lost, ending, opening } = state;
  if (lost !== undefined)
    return { state: { ...state, lost, at: "FindingLeaf" }, effects: [{ do: "FindLeaf", opening, lost }] };
  if (ending === undefined) return wait(state);
  const cameBy = latestAt(ending.reading, parseOffer(opening.offer.text).time, opening.arrival);
  const timed = { ...opening, wallet: { ...opening.wallet, cameBy } };
  return {
    state: { ...state, ...ending, at: "Judging" },
    effects: [{ do: "Judge", opening: timed, answer: ending.answer }],
  };
}

/**
 * Believes that a record is lost only if the public log has it, with the seed to which the offer is committed, and says
 * that it is lost. A leaf that does not follow from the seeds is a breach.
 */
function foundLeaf(state: StateOf<"FindingLeaf">, { found }: EventOf<"LeafFound">): Step {
  const { lost, isResumed } = state;
  const { nonce, time, commitment } = parseOffer(state.opening.offer.text);
  if (found === undefined || commitmentOf(found.serverSeed) !== commitment) return wait(state);
  const { proof, serverSeed, judgement } = found;
  const { verdict, isProven } = judgement;
  const end = { verdict, isProven, stage: verdict === "Breach" ? "Stopped" : "Unseen" } as const;
  const opening: RevealedOpening = { ...state.opening, ...end, lost: { ...lost, serverSeed, proof } };
  const outcome: PressOutcome = { kind: "Contested", opening, answer: undefined, isResumed };
  return {
    state: { ...state, outcome, next: undefined, at: "Ending" },
    effects: [{ do: "Keep", keep: [{ kind: "Opening", opening, head: { nonce, hash: lost.recordHash, time } }] }],
  };
}

/** Only a signed record of the revealed nonce ends it. After anything else the same reveal is sent again. */
function endOrAsk(state: StateOf<"Judging">, { judgement, wallet, endingTable }: EventOf<"Judged">): Step {
  const { opening, came, answer, nextOffer, reading, earlier, isResumed, nextEntropy } = state;
  const { verdict, isProven } = judgement;
  const isBreach = verdict === "Breach";
  if (!endsNonce(judgement, opening)) return isBreach ? keepBreach(state, breachOf(opening, judgement)) : wait(state);
  const end = { ending: came, wallet, verdict, isProven, stage: isBreach ? "Stopped" : "Unseen" } as const;
  const endedOpening: RevealedOpening = { ...opening, answers: earlier, ...end };
  const outcome = settledOutcome({ opening: endedOpening, answer, judgement, isResumed });
  const next =
    isBreach || nextOffer === null ? undefined : { response: nextOffer, clientEntropy: nextEntropy, arrival: reading };
  const by = endedBy(endedOpening, judgement);
  return {
    state: { ...state, outcome, next, at: "Ending" },
    effects: [{ do: "Keep", keep: [{ kind: "Opening", opening: endedOpening, oddsTable: endingTable, ...by }] }],
  };
}

function keepBreach(state: StateOf<"Judging">, breach: RevealedOpening): Step {
  const change = { verdict: "Breach" } as const;
  const opening = { ...state.opening, ...change };
  return {
    state: { ...state, opening, at: "KeepingBreach" },
    effects: [
      {
        do: "Keep",
        keep: [
          { kind: "Opening", opening: breach },
          { kind: "Change", opening, change },
        ],
      },
    ],
  };
}

function returnTo(held: Held): Step {
  const { userId, attempt } = held;
  return { state: { ...held, attempt: attempt + 1, at: "Returning" }, effects: [{ do: "Lock", userId }] };
}

/** The states in which the reveal is kept. A failure leads back to asking, so that only a record ends the press. */
export const afterTheReveal: Rows<After> = {
  Asking: { Answered: answered, Failed: wait },
  KeepingAnswer: { Kept: keptAnswer, Failed: wait },
  FindingLeaf: { LeafFound: foundLeaf, Failed: wait },
  Judging: { Judged: endOrAsk, Failed: wait },
  KeepingBreach: { Kept: wait, Failed: wait },
  Ending: {
    Kept: ({ outcome, next, opening }) => ended(outcome, next && { opening, offer: next }),
    Failed: wait,
  },
  Waiting: { Waited: returnTo, Failed: returnTo },
  Returning: {
    Locked: (state) => ({
      state: { ...state, at: "Rereading" },
      effects: [{ do: "Reread", opening: state.opening }],
    }),
    Failed: wait,
  },
  Rereading: {
    Reread: (state, { opening = state.opening }) => goOn({ ...state, opening }),
    Failed: wait,
  },
  Rejudging: {
    Judged: ({ opening, answer, isResumed }, { judgement }) =>
      ended(settledOutcome({ opening, answer, judgement, isResumed })),
    Failed: (state, { error }) => (state.attempt === 0 ? ended({ ...unknown(state), error }) : wait(state)),
  },
};
