import { type Cents, sum, times } from "@trove/money";
import type { Tier } from "@trove/contract/tiers";
import { type Outcome, verdictOf } from "../opening/opening-phase.ts";

/**
 * How a win is shown at the end. `Plain`: in the demo, and as long as no verdict holds without the person's answer.
 * `Warm`: worth no more than its price, so nothing is celebrated.
 */
export type Finale = { kind: "Plain" } | { kind: "Warm" } | { kind: "Tier"; tier: Tier };

type Verdict = NonNullable<Outcome["settled"]>["judgement"]["verdict"];

type Ended = { worth: Cents; price: Cents; tier: Tier; verdict: Verdict | undefined; source: Outcome["source"] };

/** The finale of one win. Nothing before the verdict depends on it. */
export function finaleOf({ worth, price, tier, verdict, source }: Ended): Finale {
  if (source === "demo" || verdict === undefined || verdict === "Contested") return { kind: "Plain" };
  return worth > price ? { kind: "Tier", tier } : { kind: "Warm" };
}

/**
 * The win that is worth most, and the one finale of all wins, which is its own. It is that of its tier only if all
 * together are worth more than was paid.
 */
export function bestOf(outcome: Pick<Outcome, "settled" | "judged" | "source" | "wins" | "price">) {
  const { source, wins, price } = outcome;
  const best = wins.toSorted((one, other) => other.item.marketPrice - one.item.marketPrice)[0];
  if (best === undefined) return { best, finale: { kind: "Plain" } satisfies Finale };
  const isGain = sum(wins.map(({ item }) => item.marketPrice)) > times(price, wins.length);
  const { marketPrice, tier } = best.item;
  const worth = isGain ? marketPrice : price;
  return { best, finale: finaleOf({ worth, price, tier, verdict: verdictOf(outcome), source }) };
}

const TIER_MS: Record<Tier, number> = { Common: 700, Uncommon: 900, Rare: 1200, Epic: 1500, Legendary: 1900 };

/** How long the light of a finale takes, in milliseconds. */
export function finaleMs(finale: Finale): number {
  if (finale.kind === "Plain") return 0;
  return finale.kind === "Warm" ? 500 : TIER_MS[finale.tier];
}
