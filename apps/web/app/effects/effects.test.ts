import { afterEach, expect, it, vi } from "vitest";
import { emptyBrowser } from "../storage/memory-storage.fixture.ts";
import { changeEffects } from "./effects-choice.ts";
import { armEffects, playEffect } from "./effects.ts";

afterEach(() => vi.unstubAllGlobals());

/** A device that notes when it vibrates, and which fails if the page makes something to play sounds. */
function device({ isCalm }: { isCalm: boolean }): number[][] {
  const vibrated: number[][] = [];
  emptyBrowser();
  vi.stubGlobal("window", { matchMedia: () => ({ matches: isCalm }), addEventListener() {} });
  vi.stubGlobal("navigator", { vibrate: (pattern: number[]) => vibrated.push(pattern) });
  vi.stubGlobal("AudioContext", undefined);
  return vibrated;
}

it("with reduced motion there is neither sound nor vibration, whatever was chosen", async () => {
  const vibrated = device({ isCalm: true });
  changeEffects({ sound: true, haptics: true });
  await armEffects();
  playEffect("lid");
  playEffect("Legendary");
  expect(vibrated).toEqual([]);
});

it("a device vibrates by choice for lid, card and a finale above the price, which is the same for all tiers", () => {
  const vibrated = device({ isCalm: false });
  changeEffects({ sound: false, haptics: false });
  playEffect("lid");
  expect(vibrated).toEqual([]);
  changeEffects({ haptics: true });
  for (const effect of ["lid", "light", "tick", "card", "warm", "Common", "Legendary"] as const) playEffect(effect);
  expect(vibrated).toEqual([[12], [8], [20, 40, 30], [20, 40, 30]]);
});
