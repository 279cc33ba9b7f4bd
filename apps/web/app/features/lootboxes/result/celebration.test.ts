import { cents } from "@trove/money";
import { describe, expect, it } from "vitest";
import type { Outcome, Win } from "../opening/opening-phase.ts";
import { celebratedWins } from "./celebration.ts";

const win = (id: string, marketPrice: number): Win => ({
  id,
  item: { id, name: id, imageUrl: "/a.svg", marketPrice: cents(marketPrice), tier: "Rare" },
  probability: 0.1,
  ticket: 1,
});

type Verdict = NonNullable<Outcome["settled"]>["judgement"]["verdict"];

function celebrated(worths: readonly number[], verdict: Verdict | null = "Verified"): number[] {
  // Only the verdict of a settled opening is read.
  const settled = (verdict && { judgement: { verdict } }) as Outcome["settled"];
  const wins = worths.map((worth, place) => win(String(place), worth));
  return celebratedWins({ wins, price: cents(1000), ...(settled && { settled }) }).map(({ item }) => item.marketPrice);
}

describe("a celebration", () => {
  it("is for a win that is worth more than its box, and for none at or below the price", () => {
    expect([celebrated([1001]), celebrated([1000]), celebrated([10])]).toEqual([[1001], [], []]);
  });

  it("is for no win of several boxes that are together worth no more than was paid", () => {
    expect(celebrated([1500, 200, 100])).toEqual([]);
    expect(celebrated([1500, 500])).toEqual([]);
    expect(celebrated([1501, 500])).toEqual([1501]);
  });

  it("is for nothing that is contested or not real", () => {
    expect([celebrated([5000], "Contested"), celebrated([5000], null)]).toEqual([[], []]);
  });
});
