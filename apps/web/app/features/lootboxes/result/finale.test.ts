import { TIERS } from "@trove/contract/tiers";
import { cents } from "@trove/money";
import { describe, expect, it } from "vitest";
import type { Outcome, Win } from "../opening/opening-phase.ts";
import { bestOf, finaleMs, finaleOf } from "./finale.ts";

const win = (id: string, marketPrice: number): Win => ({
  id,
  item: { id, name: id, imageUrl: "/a.svg", marketPrice: cents(marketPrice), tier: "Rare" },
  probability: 0.1,
  ticket: 1,
});

type Verdict = NonNullable<Outcome["settled"]>["judgement"]["verdict"];

function kind(worths: readonly number[], verdict: Verdict | null = "Verified", source: Outcome["source"] = "opened") {
  // Only the verdict of a settled opening is read.
  const settled = (verdict && { judgement: { verdict } }) as Outcome["settled"];
  const wins = worths.map((worth, place) => win(String(place), worth));
  return bestOf({ source, wins, price: cents(1000), ...(settled && { settled }) }).finale.kind;
}

describe("a finale", () => {
  it("is that of the tier for a win that is worth more than its box, and warm at or below the price", () => {
    expect([kind([1001]), kind([1000]), kind([10])]).toEqual(["Tier", "Warm", "Warm"]);
  });

  it("is warm at or below the price whatever the tier, and equally long", () => {
    const rest = { price: cents(1000), verdict: "Verified", source: "opened" } as const;
    for (const tier of TIERS) {
      const finale = finaleOf({ ...rest, tier, worth: cents(1000) });
      expect([finale, finaleMs(finale)]).toEqual([{ kind: "Warm" }, 500]);
    }
  });

  it("is longer for a rarer tier", () => {
    const lengths = TIERS.map((tier) => finaleMs({ kind: "Tier", tier }));
    expect(lengths).toEqual([700, 900, 1200, 1500, 1900]);
  });

  it("is that of no tier if several boxes together are worth no more than was paid", () => {
    expect([kind([1500, 200, 100]), kind([1500, 500]), kind([1501, 500])]).toEqual(["Warm", "Warm", "Tier"]);
  });

  it("is one for several boxes: that of the win that is worth most", () => {
    const wins = [win("sock", 100), win("gem", 9000), win("watch", 2000)];
    expect(bestOf({ source: "demo", wins, price: cents(1000) }).best?.id).toBe("gem");
  });

  it("is plain for what is contested, has no verdict, or is a demo", () => {
    expect([kind([5000], "Contested"), kind([5000], null), kind([5000], "Verified", "demo")]).toEqual([
      "Plain",
      "Plain",
      "Plain",
    ]);
  });
});
