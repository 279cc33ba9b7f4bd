import { TICKETS_PER_BOX } from "@trove/fairness";
import { ticketsOf } from "./payout.ts";

/** Reasons why a box can't be published. */
export type Missing = "Picture" | "TooFewDrops" | "TooManyDrops" | "Tickets" | "EmptyDrop" | "InactiveItem";

export type PlannedBox = { imageUrl: string; drops: readonly { tickets: number; isActive: boolean }[] };

const LEAST_DROPS = 2;
const MOST_DROPS = 50;

/**
 * Lists everything that keeps a box from being published. The price is not checked, because only valid prices are
 * saved.
 */
export function missingIn({ imageUrl, drops }: PlannedBox): Missing[] {
  const rules: [Missing, boolean][] = [
    ["Picture", imageUrl === ""],
    ["TooFewDrops", drops.length < LEAST_DROPS],
    ["TooManyDrops", drops.length > MOST_DROPS],
    ["EmptyDrop", drops.some(({ tickets }) => tickets < 1)],
    ["Tickets", ticketsOf(drops) !== TICKETS_PER_BOX],
    ["InactiveItem", drops.some(({ isActive }) => !isActive)],
  ];
  return rules.flatMap(([missing, isBroken]) => (isBroken ? [missing] : []));
}
