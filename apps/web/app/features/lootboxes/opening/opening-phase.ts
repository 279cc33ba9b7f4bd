import type { Tier } from "@trove/contract/tiers";
import type { Cents } from "@trove/money";
import type { CallResult } from "../../../api/request.ts";
import type { Inability, RevealedOpening, Settled, ShownStep } from "../../fairness/index.tsx";

export type Box = CallResult<"getLootbox">;
export type Drop = Box["drops"][number];

/** The outcome of one box as shown: just opened, restored or from the demo. */
export type Win = {
  /** The opening's id, used as the seed of the strip. */
  id: string;
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
  /** The opening with its judgement, if this browser revealed it. */
  settled?: Settled;
};

/** A notice beside the button if no box was opened. */
export type Notice =
  | { name: "unreachable" | "oddsChanged" | "oddsDiffer" | "gone" | "restoreFailed" | "moved" | "clock" | "others" }
  | { name: "resumed"; boxName: string }
  | { name: "unable"; why: Inability }
  | { name: "priceChanged"; before: Cents; now: Cents }
  | { name: "refused"; reason: string };

/** The state of the page. Money and items have already moved when the strips start spinning. */
export type Phase =
  | { name: "idle"; notice?: Notice }
  /** The request is under way. */
  | { name: "asking" }
  /** No record has come. The same request is sent again; `isLong`: ten seconds have passed. */
  | { name: "unclear"; opening: RevealedOpening; isLong: boolean }
  | { name: "spinning"; outcome: Outcome }
  /** `hasSpun`: the strips have just stopped and stand behind the result. */
  | { name: "result"; outcome: Outcome; notice?: Notice; hasSpun?: true }
  /** A void, a question, an offer that doesn't hold, a breach: shown by the room of fairness. */
  | { name: "end"; step: ShownStep };

export const IDLE: Phase = { name: "idle" };

/** Whether the person can start another opening. */
export function canOpen(phase: Phase): boolean {
  return phase.name === "idle";
}

/** Whether there is a notice to show beside the button. */
export function hasNotice(phase: Phase): boolean {
  return phase.name === "unclear" || (phase.name === "idle" && phase.notice !== undefined);
}
