import type { TimeFinding } from "../judge/time/time-checks.ts";
import type { ClockQuestion } from "./clock-question.ts";
import { failed, refuse } from "./refusing.ts";
import type { EventOf, Rows, StateOf, Step } from "./states.ts";
import type { ReadyOffer } from "./stored-opening.ts";

export function questionOf({ arrival }: ReadyOffer, { kind, shop, freshAt }: TimeFinding): ClockQuestion {
  return { kind, shop, freshAt, device: new Date(arrival.now).toISOString() };
}

/** Frees the lock, and asks the person. Nothing is revealed, and other tabs need not wait for the answer. */
export function askClock(state: StateOf<"KeepingOffer">, timing: TimeFinding): Step {
  const question = questionOf(state.ready, timing);
  return {
    state: { ...state, question, at: "AskingClock" },
    effects: [{ do: "Unlock" }, { do: "AskClock", question }],
  };
}

function keepTime(state: StateOf<"AskingClock">, { goesOn }: EventOf<"ClockAnswered">): Step {
  if (!goesOn) return refuse({ why: "Clock" });
  const { userId, ready, question } = state;
  return {
    state: { ...state, at: "KeepingTime" },
    effects: [{ do: "Keep", keep: [{ kind: "Time", userId, ready, question }] }],
  };
}

/** Begins the press again: another tab may have revealed something since the lock was freed. */
function beginAgain({ userId, nextEntropy, balanceCents, question }: StateOf<"KeepingTime">): Step {
  const errand = { kind: "Press", userId, nextEntropy, balanceCents, wentOn: question } as const;
  return { state: { errand, at: "Entering" }, effects: [{ do: "Lock", userId }] };
}

/** The states in which the person is asked about clocks. */
export const askingClock: Rows<"AskingClock" | "KeepingTime"> = {
  AskingClock: { ClockAnswered: keepTime, Failed: failed },
  KeepingTime: { Kept: beginAgain, Failed: failed },
};
