import type { JudgedProofs, Verdict } from "@trove/fairness";
import type { CallResult } from "../../../api/request.ts";

/** A shared opening as its page shows it. */
export type ShownShared = Pick<CallResult<"getSharedOpening">, "lootBox" | "pricePaid" | "openedAtUtc" | "openings">;

/** The parts of the page that the proof covers. "opening": the file proves exactly one receipt. */
export const SHOWN_PARTS = ["opening", "box", "price", "items", "time"] as const;
export type ShownPart = (typeof SHOWN_PARTS)[number];

export type SharedVerdict = {
  readonly verdict: Verdict;
  /**
   * For each part, whether the page shows the same as the proof. Has only "opening" if the file doesn't prove exactly
   * one receipt.
   */
  readonly parts: readonly { readonly part: ShownPart; readonly holds: boolean }[];
};

const TICKETS = 1_000_000;

/** Compares a judged file with the page, because a valid proof of another opening proves nothing about this one. */
export function compareShared(shown: ShownShared, { verdict, openings }: JudgedProofs): SharedVerdict {
  const { offer, record, draws } = openings[0]?.judgement ?? {};
  if (openings.length !== 1 || offer === undefined || record?.kind !== "Receipt" || draws === undefined) {
    return { verdict: verdict === "Breach" ? "Breach" : "Unknown", parts: [{ part: "opening", holds: false }] };
  }
  const drawn = draws.map(({ ticket, drop }) => {
    return [ticket, drop.itemId, drop.name, drop.marketPriceCents, drop.tickets / TICKETS];
  });
  const items = shown.openings.map(({ ticket, item, probability }) => {
    return [ticket, item.id, item.name, item.marketPrice, probability];
  });
  const holds: Record<ShownPart, boolean> = {
    opening: true,
    box: offer.boxId === shown.lootBox.id,
    price: offer.priceCents === shown.pricePaid,
    items: JSON.stringify(drawn) === JSON.stringify(items),
    time: record.time === shown.openedAtUtc,
  };
  const parts = SHOWN_PARTS.map((part) => ({ part, holds: holds[part] }));
  return { verdict: parts.every((one) => one.holds) ? verdict : "Breach", parts };
}
