import type { Tier } from "@trove/contract/tiers";
import type { Cents } from "@trove/money";
import type { CallResult } from "../../../api/request.ts";
import type { ClockQuestion, Inability, PressOutcome, RevealedOpening, Settled } from "../../fairness/index.tsx";

export type Box = CallResult<"getLootbox">;
export type Drop = Box["drops"][number];

/** The result of one box as the page shows it: just opened, restored, or from the demo. */
export type Win = {
  /** The opening's id. Also the seed of the strip's cells, unless `stripSeed` is known. */
  id: string;
  /** The seed of a shared opening's strip, whose id is not known. */
  stripSeed?: number;
  item: { id: string; name: string; imageUrl: string; marketPrice: Cents; tier: Tier };
  /** From 0 to 1. */
  probability: number;
  ticket: number;
  /** The inventory item and its sell price; undefined in the demo. */
  owned?: { transactionId: string; inventoryItemId: string; sellPrice: Cents; status: OwnedStatus };
};

export type OwnedStatus = CallResult<"getOpeningDetail">["inventoryStatus"];

export type Outcome = {
  source: "opened" | "restored" | "demo";
  boxId: string;
  boxName: string;
  /** The price of one box. */
  price: Cents;
  wins: readonly Win[];
  /** The opening with its judgement. Undefined unless this browser just revealed it. */
  settled?: Settled;
  /** The verdict on a past opening that is shown again, which this browser has just found. */
  judged?: Verdict;
};

type Verdict = Settled["judgement"]["verdict"];

/** The verdict on an opening. Undefined in the demo, and for a past opening that is only restored. */
export function verdictOf({ settled, judged }: Pick<Outcome, "settled" | "judged">): Verdict | undefined {
  return settled?.judgement.verdict ?? judged;
}

/** A notice beside the button, usually the reason why no box was opened. */
export type Notice =
  | { name: "unreachable" | "oddsChanged" | "oddsDiffer" | "gone" | "restoreFailed" }
  | { name: "moved" | "clock" | "unwitnessed" | "updating" | "stopping" | "others" }
  | { name: "resumed" | "aside"; boxName: string }
  | { name: "unable"; why: Inability }
  | { name: "priceChanged"; before: Cents; now: Cents }
  | { name: "refused"; reason: string };

/** No record has come, so the same request is sent again. `isLong`: ten seconds have passed. */
export type Unclear = { name: "unclear"; opening: RevealedOpening; isLong: boolean };

/** The places of the cards that were turned, from 0: one list for each press, because one press can turn all. */
export type Turns = readonly (readonly number[])[];

/**
 * The state of the page. When the strips start spinning, the opening is already paid and the items are in the
 * inventory.
 */
export type Phase =
  | { name: "idle"; notice?: Notice }
  /** The shop has not responded yet. */
  | { name: "asking" }
  /** The offer's time is not the expected one. Nothing is revealed before the answer. */
  | { name: "clock"; question: ClockQuestion; answer: (goesOn: boolean) => void }
  | Unclear
  | { name: "spinning"; outcome: Outcome }
  /** Several boxes lie on the stage as cards in the order of the draw, first all face down. */
  | { name: "cards"; outcome: Outcome; turns: Turns }
  /** `hasSpun`: the strip has just stopped, or the last card is turned, and is still behind the result. */
  | { name: "result"; outcome: Outcome; notice?: Notice; hasSpun?: true; turns?: Turns }
  /** Another end, such as a void, a question, a refused offer or a breach. The feature `fairness` shows it. */
  | { name: "end"; ended: PressOutcome };

export const IDLE: Phase = { name: "idle" };

/** The state after the motion of this one: several boxes become cards, and everything else a result. */
export function afterMotion(phase: Phase): Phase {
  if (phase.name === "cards") return { ...phase, name: "result", hasSpun: true };
  if (phase.name !== "spinning") return phase;
  const { outcome } = phase;
  return outcome.wins.length > 1 ? { name: "cards", outcome, turns: [] } : { name: "result", outcome, hasSpun: true };
}

/** The state after these cards were turned. A card is turned once. */
export function afterTurning(phase: Phase, places: readonly number[]): Phase {
  if (phase.name !== "cards") return phase;
  const turned = phase.turns.flat();
  const turn = places.filter((place) => place in phase.outcome.wins && !turned.includes(place));
  return turn.length === 0 ? phase : { ...phase, turns: [...phase.turns, turn] };
}

/** Whether the person can start another opening. */
export function canOpen(phase: Phase): boolean {
  return phase.name === "idle";
}

/** Whether there is a notice to show beside the button. */
export function hasNotice(phase: Phase): boolean {
  return phase.name === "unclear" || (phase.name === "idle" && phase.notice !== undefined);
}
