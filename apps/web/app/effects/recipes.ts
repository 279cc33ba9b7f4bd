import type { Tier } from "@trove/contract/tiers";

/** The name of an effect. Those of tiers are finales, which only follow a verdict. */
export type Effect = "lid" | "light" | "tick" | "settle" | "card" | "warm" | Tier;

/** A tone or a band of noise. Times are in seconds. It swells during `attack` and dies away during `decay`. */
type Voice = {
  hz: number;
  /** The pitch or the middle of the band at the end. */
  toHz?: number;
  gain: number;
  at?: number;
  attack: number;
  decay: number;
};

export type Tone = Voice & { shape?: "sine" | "triangle" };
/** `q` is how narrow the band is. */
export type Noise = Voice & { q: number };

/** A sound as data: what sounds together. All gains of a recipe together are at most 0.7, which is -3 dBFS. */
export type Recipe = { tones: readonly Tone[]; noises: readonly Noise[] };

/** A note of a wooden bar: its pitch, a partial two octaves above, which dies sooner, and the touch of the mallet. */
function note(hz: number, at: number, gain: number, decay: number): Recipe {
  return {
    tones: [
      { hz, at, gain: gain * 0.74, attack: 0.004, decay },
      { hz: hz * 3.93, at, gain: gain * 0.18, attack: 0.002, decay: decay * 0.3 },
    ],
    noises: [{ hz: 1800, q: 0.7, at, gain: gain * 0.08, attack: 0.001, decay: 0.02 }],
  };
}

function together(...recipes: readonly Recipe[]): Recipe {
  return { tones: recipes.flatMap(({ tones }) => tones), noises: recipes.flatMap(({ noises }) => noises) };
}

const [C5, E5, G5, C6, E6] = [523.25, 659.26, 783.99, 1046.5, 1318.51] as const;
const STEP = 0.1;

/** Rising notes. A rarer tier has one more. */
function rising(pitches: readonly number[], decay: number): Recipe {
  const gain = Math.min(0.28, 0.64 / pitches.length);
  return together(...pitches.map((hz, index) => note(hz, index * STEP, gain, decay)));
}

/** All effects. Nothing here is louder or longer for what was won before its verdict is known. */
export const RECIPES: Record<Effect, Recipe> = {
  lid: {
    tones: [
      { hz: 190, toHz: 105, gain: 0.26, attack: 0.004, decay: 0.16, shape: "triangle" },
      { hz: 430, toHz: 320, gain: 0.08, attack: 0.002, decay: 0.07 },
    ],
    noises: [{ hz: 600, toHz: 2600, q: 0.8, gain: 0.2, attack: 0.12, decay: 0.3 }],
  },
  light: {
    tones: [
      { hz: 220, gain: 0.07, attack: 0.35, decay: 0.5 },
      { hz: 330, gain: 0.06, attack: 0.4, decay: 0.45 },
      { hz: 440, gain: 0.04, attack: 0.45, decay: 0.4 },
    ],
    noises: [{ hz: 1400, toHz: 3200, q: 0.5, gain: 0.03, attack: 0.4, decay: 0.4 }],
  },
  tick: {
    tones: [{ hz: 1500, toHz: 420, gain: 0.16, attack: 0.001, decay: 0.03, shape: "triangle" }],
    noises: [{ hz: 3000, q: 1, gain: 0.05, attack: 0.001, decay: 0.008 }],
  },
  settle: {
    tones: [
      { hz: 240, toHz: 196, gain: 0.24, attack: 0.004, decay: 0.18, shape: "triangle" },
      { hz: 494, gain: 0.06, attack: 0.004, decay: 0.1 },
    ],
    noises: [],
  },
  card: {
    tones: [{ hz: 310, toHz: 240, gain: 0.07, attack: 0.002, decay: 0.06, shape: "triangle" }],
    noises: [
      { hz: 2800, toHz: 1300, q: 0.9, gain: 0.34, attack: 0.02, decay: 0.1 },
      { hz: 900, q: 1.2, gain: 0.12, at: 0.1, attack: 0.002, decay: 0.05 },
    ],
  },
  warm: note(392, 0, 0.3, 0.5),
  Common: rising([C5, E5], 0.45),
  Uncommon: rising([C5, E5, G5], 0.55),
  Rare: rising([C5, E5, G5, C6], 0.7),
  Epic: rising([C5, E5, G5, C6, E6], 0.9),
  Legendary: together(rising([C5, E5, G5, C6, E6], 1.1), {
    tones: [{ hz: C5 / 2, at: 0.1, gain: 0.05, attack: 0.6, decay: 0.85 }],
    noises: [],
  }),
};

/** How long a sound takes, in seconds. */
export function secondsOf({ tones, noises }: Recipe): number {
  return Math.max(...[...tones, ...noises].map(({ at = 0, attack, decay }) => at + attack + decay));
}
