import { effectsChoice } from "./effects-choice.ts";
import type { Player } from "./player.ts";
import type { Effect } from "./recipes.ts";

/** How the device vibrates with an effect, in milliseconds: on, off, on. Finales of all tiers feel the same. */
const FINALE = [20, 40, 30];
const HAPTICS: Partial<Record<Effect, readonly number[]>> = {
  lid: [12],
  card: [8],
  Common: FINALE,
  Uncommon: FINALE,
  Rare: FINALE,
  Epic: FINALE,
  Legendary: FINALE,
};

let opening: Promise<Player> | undefined;
let player: Player | undefined;

/** True if the person has asked their device for less motion, which also means less sound and no vibration. */
export const isCalm = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** False on devices that can't vibrate. */
export const canVibrate = (): boolean => "vibrate" in navigator;

async function openPlayer(audio: AudioContext): Promise<Player> {
  const code = await import("./player.ts");
  return code.openPlayer(audio);
}

/**
 * Loads the sounds if the person has chosen to hear them. Call it in the handler of a press: browsers let a page sound
 * only after one. Until it resolves, effects are silent.
 */
export async function armEffects(): Promise<void> {
  if (!effectsChoice().sound || isCalm()) return;
  opening ??= openPlayer(new AudioContext());
  // Without its code, as offline, there is no sound. The next press tries again.
  player = await opening.catch(() => (opening = undefined));
}

/** Plays an effect, as the person has chosen. Returns a function that stops its sound. */
export function playEffect(effect: Effect, afterMs = 0): () => void {
  const { sound, volume, haptics } = effectsChoice();
  if (isCalm()) return () => {};
  const pattern = haptics && canVibrate() ? HAPTICS[effect] : undefined;
  if (pattern !== undefined) navigator.vibrate([...pattern]);
  return (sound ? player?.play(effect, volume, afterMs) : undefined) ?? (() => {});
}
