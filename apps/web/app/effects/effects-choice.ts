import { useSyncExternalStore } from "react";
import { followStored, parseStored, store, storedText } from "../storage/browser-storage.ts";

export const LOUDEST = 100;

/** The sound and vibration that a person has chosen for openings. `volume` is from 0 to {@link LOUDEST}. */
export type EffectsChoice = { sound: boolean; volume: number; haptics: boolean };

const KEY = "opening-effects";
const SILENT: EffectsChoice = { sound: false, volume: 60, haptics: true };

function readChoice(value: unknown): EffectsChoice | undefined {
  const { sound, volume, haptics } = Object(value) as Partial<Record<keyof EffectsChoice, unknown>>;
  if (typeof sound !== "boolean" || typeof haptics !== "boolean" || typeof volume !== "number") return undefined;
  return volume >= 0 && volume <= LOUDEST ? { sound, volume, haptics } : undefined;
}

/** The choice that this browser can't store. It lasts until the page is closed. */
let unstored: EffectsChoice | undefined;
let read: { text: string | null; choice: EffectsChoice } = { text: null, choice: SILENT };
const listeners = new Set<() => void>();

/** The person's choice. Without one there is no sound. */
export function effectsChoice(): EffectsChoice {
  if (unstored !== undefined) return unstored;
  const text = storedText("local", KEY);
  if (text !== read.text) read = { text, choice: parseStored(text, readChoice) ?? SILENT };
  return read.choice;
}

export function changeEffects(change: Partial<EffectsChoice>): void {
  const next = { ...effectsChoice(), ...change };
  unstored = store("local", KEY, next) ? undefined : next;
  for (const listener of listeners) listener();
}

function follow(changed: () => void): () => void {
  listeners.add(changed);
  const unfollow = followStored((key) => key === KEY, changed);
  return () => {
    listeners.delete(changed);
    unfollow();
  };
}

export function useEffectsChoice(): EffectsChoice {
  return useSyncExternalStore(follow, effectsChoice, () => SILENT);
}
