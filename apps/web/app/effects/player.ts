import { LOUDEST } from "./effects-choice.ts";
import { type Effect, RECIPES } from "./recipes.ts";
import { render } from "./render.ts";

export type Player = {
  /** Plays a sound after some milliseconds, by the clock of the audio. Returns a function that stops it. */
  play: (effect: Effect, volume: number, afterMs: number) => () => void;
};

/** Renders all sounds once, the same for every opening, and returns their player. */
export async function openPlayer(audio: AudioContext): Promise<Player> {
  const names = Object.keys(RECIPES) as Effect[];
  const sounds = new Map(await Promise.all(names.map(async (name) => [name, await render(RECIPES[name])] as const)));
  return {
    play(effect, volume, afterMs) {
      const source = audio.createBufferSource();
      const loudness = audio.createGain();
      // Loudness is heard as the square of the gain.
      loudness.gain.value = (volume / LOUDEST) ** 2;
      source.buffer = sounds.get(effect) ?? null;
      source.connect(loudness).connect(audio.destination);
      source.start(audio.currentTime + afterMs / 1000);
      return () => source.stop();
    },
  };
}
