import { afterEach, expect, it, vi } from "vitest";
import { emptyBrowser, sealedBrowser } from "../storage/memory-storage.fixture.ts";
import { changeEffects, effectsChoice } from "./effects-choice.ts";

afterEach(() => vi.unstubAllGlobals());

it("without a choice, or with one that makes no sense, there is no sound", () => {
  const { local } = emptyBrowser();
  const silent = { sound: false, volume: 60, haptics: true };
  expect(effectsChoice()).toEqual(silent);
  for (const text of ["{", "null", '{"sound":true}', '{"sound":true,"volume":101,"haptics":true}']) {
    local.setItem("opening-effects", text);
    expect(effectsChoice()).toEqual(silent);
  }
});

it("a choice is stored, and lasts until the page is closed in a browser that stores nothing", () => {
  const { local } = emptyBrowser();
  vi.stubGlobal("window", { addEventListener() {} });
  changeEffects({ sound: true });
  changeEffects({ volume: 20 });
  expect(JSON.parse(local.getItem("opening-effects") ?? "")).toEqual({ sound: true, volume: 20, haptics: true });
  expect(effectsChoice()).toEqual({ sound: true, volume: 20, haptics: true });

  sealedBrowser();
  changeEffects({ haptics: false });
  expect(effectsChoice().haptics).toBe(false);
  emptyBrowser();
  changeEffects({ sound: false, haptics: true });
  expect(effectsChoice()).toMatchObject({ sound: false, haptics: true });
});
