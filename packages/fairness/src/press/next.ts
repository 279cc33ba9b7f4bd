import { afterTheReveal } from "./after-the-reveal.ts";
import { beforeTheReveal } from "./before-the-reveal.ts";
import type { Errand, EventOf, Events, PressEvent, PressState, Row, StateOf, States, Step } from "./states.ts";

/** Every transition of a press: what each state does on each event that it expects. */
export const TRANSITIONS: { readonly [At in keyof States]: Row<At> } = {
  ...beforeTheReveal,
  ...afterTheReveal,
  Ended: {},
};

/** The first step of a run. */
export function begin(errand: Errand): Step {
  const { userId, nextEntropy } = errand;
  const lock = { do: "Lock", userId } as const;
  if (errand.kind !== "Once") return { state: { at: "Entering", errand }, effects: [lock] };
  const { opening } = errand;
  const held = { userId, nextEntropy, opening, isResumed: true, isOnce: true, isLong: false, attempt: 0 };
  return { state: { ...held, at: "Returning" }, effects: [lock] };
}

function long(state: PressState): Step {
  if (!("isLong" in state)) return { state, effects: [] };
  const { opening } = state;
  return {
    state: { ...state, isLong: true },
    effects: [{ do: "Show", outcome: { kind: "Unknown", opening, isLong: true } }],
  };
}

function look<At extends keyof States, Is extends keyof Events>(state: StateOf<At>, event: EventOf<Is>) {
  const row: Row<At> = TRANSITIONS[state.at];
  const transition: Row<At>[Is] = row[event.is];
  return transition?.(state, event);
}

/**
 * The next state of a press, with the effects to carry out. An event that a state doesn't expect changes nothing. Has
 * no clock, no randomness and no input of its own: events bring them.
 */
export function next(state: PressState, event: PressEvent): Step {
  if (event.is === "Long") return long(state);
  return look(state, event) ?? { state, effects: [] };
}
