import type { Tier } from "@trove/contract/statuses";
import type { Cents } from "@trove/money";
import type { Answer } from "../../../api/request.ts";
import type { BrokenPromise, JudgedAnswer } from "../../fairness/index.tsx";

export type Box = Answer<"getLootbox">;
export type Drop = Box["drops"][number];

/** One box's outcome as it is shown, whether just opened, restored or from the demo. */
export type Win = {
  /** The opening's id, which the strip is drawn from. */
  id: string;
  item: { id: string; name: string; imageUrl: string; marketPrice: Cents; tier: Tier };
  /** From 0 to 1. */
  probability: number;
  ticket: number;
  /** What it can be sold for; missing in the demo. */
  owned?: { transactionId: string; inventoryItemId: string; sellPrice: Cents; status: OwnedStatus };
};

export type OwnedStatus = Answer<"getOpeningDetail">["inventoryStatus"];

export type Outcome = {
  source: "opened" | "restored" | "demo";
  boxId: string;
  boxName: string;
  /** Paid for one box. */
  price: Cents;
  wins: readonly Win[];
  /** The verdict, where this browser just made the request. */
  judged?: JudgedAnswer;
};

/** What to tell beside the button, after something else happened than what was asked for. */
export type Notice =
  | { name: "unreachable" | "oddsChanged" | "oddsDiffer" | "gone" | "openedBefore" | "restoreFailed" | "noStorage" }
  | { name: "resumed" | "notOpened"; boxName: string }
  | { name: "priceChanged"; before: Cents; now: Cents }
  | { name: "refused"; reason: string };

/** Where the page stands. Money and goods have moved by the time anything spins. */
export type Phase =
  | { name: "idle"; notice?: Notice }
  /** The request is under way; `unclear` once an attempt came back without saying what became of it. */
  | { name: "asking"; unclear: boolean }
  /** Asked often enough for now. The request stays stored. */
  | { name: "unclear" }
  | { name: "spinning"; outcome: Outcome }
  | { name: "result"; outcome: Outcome; notice?: Notice }
  | { name: "breach"; judged: JudgedAnswer }
  | { name: "broken"; userId: string; promise: BrokenPromise };

export const IDLE: Phase = { name: "idle" };

/** Whether the person can ask for another opening. */
export function canOpen(phase: Phase): boolean {
  return phase.name === "idle";
}

/** Whether there is something to say beside the button. */
export function hasNotice(phase: Phase): boolean {
  if (phase.name === "asking") return phase.unclear;
  return phase.name === "unclear" || (phase.name === "idle" && phase.notice !== undefined);
}
