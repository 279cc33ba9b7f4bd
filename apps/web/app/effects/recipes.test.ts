import { TIERS } from "@trove/contract/tiers";
import { expect, it } from "vitest";
import { RECIPES, secondsOf } from "./recipes.ts";

it("a sound takes at most 1.6 seconds, and all its parts together stay below -3 dBFS", () => {
  for (const recipe of Object.values(RECIPES)) {
    const loudness = [...recipe.tones, ...recipe.noises].reduce((sum, { gain }) => sum + gain, 0);
    expect(loudness).toBeLessThanOrEqual(0.7);
    expect(secondsOf(recipe)).toBeLessThanOrEqual(1.6);
  }
});

it("no two tiers sound the same, and a rarer tier sounds longer", () => {
  const finales = TIERS.map((tier) => RECIPES[tier]);
  expect(new Set(finales.map((recipe) => JSON.stringify(recipe))).size).toBe(TIERS.length);
  const lengths = finales.map(secondsOf);
  expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
  expect(new Set(lengths).size).toBe(TIERS.length);
});

it("a win that is worth no more than its price has one soft note, shorter than any tier's", () => {
  expect(RECIPES.warm.tones.filter(({ hz }) => hz < 1000)).toHaveLength(1);
  for (const tier of TIERS) expect(secondsOf(RECIPES.warm)).toBeLessThan(secondsOf(RECIPES[tier]));
});
