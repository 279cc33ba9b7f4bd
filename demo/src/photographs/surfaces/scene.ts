import { type Rgb, lit, mix, rgb, rise } from "../light/colours.ts";
import { cloud, noise } from "../light/noise.ts";
import type { Surface } from "./surfaces.ts";

/** The wall behind an object. Returns the colour at a point; x and y run from 0 to 1, y downwards. */
export type Wall = (x: number, y: number) => Rgb;

/** A scene shows either a floor in front of a wall, where objects stand, or a surface from above, where objects lie. */
export type Scene = {
  stands: boolean;
  /** The colour of each point without objects and shadows; x and y run from 0 to 1. */
  shade: (x: number, y: number) => Rgb;
  /** How strongly the floor reflects an object (0 to 1). */
  gloss: number;
  /** How dark shadows are (0 to 1). */
  shadow: number;
  /** The colour of the light that the surroundings reflect onto an object. */
  bounce: Rgb;
};

/** The heights at which the floor ends (HORIZON) and objects stand (BASELINE), from the top (0) to the bottom (1). */
export const HORIZON = 0.62;
export const BASELINE = 0.83;

/** A painted wall, lit by a lamp from the upper left. */
export function painted(hex: string, rough = 0.05): Wall {
  const base = rgb(hex);
  return (x, y) => {
    const lamp = Math.exp(-(((x - 0.36) / 0.52) ** 2 + ((y - 0.3) / 0.46) ** 2));
    return lit(base, 0.8 + lamp * 0.3 + (cloud(x * 5, y * 5, 3) - 0.5) * rough);
  };
}

/** A wall with sunlight through a window. */
export function sunlit(hex: string): Wall {
  const wall = painted(hex, 0.04);
  return (x, y) => {
    const [across, down] = [x * 1.1 - y * 0.32 + 0.02, y + x * 0.22];
    const pane = (value: number, from: number, to: number) =>
      rise(from, from + 0.06, value) * (1 - rise(to - 0.06, to, value));
    const columns = Math.max(pane(across, 0.12, 0.42), pane(across, 0.46, 0.78));
    const rows = Math.max(pane(down, 0.02, 0.3), pane(down, 0.34, 0.66));
    const sun = columns * rows;
    const [r, g, b] = wall(x, y);
    return [r * (0.93 + sun * 0.13), g * (0.93 + sun * 0.11), b * (0.94 + sun * 0.05)];
  };
}

/** A blurred garden, park or sky in the distance. */
export function faraway(nearHex: string, farHex: string, glowHex: string): Wall {
  const [near, far, glow] = [rgb(nearHex), rgb(farHex), rgb(glowHex)];
  const lights = Array.from({ length: 16 }, (_, index) => ({
    x: noise(index * 3.7, 1.5),
    y: noise(index * 5.3, 8.5) * 0.62,
    size: 0.04 + noise(index * 2.9, 4.5) * 0.07,
    strength: 0.1 + noise(index * 7.1, 2.5) * 0.22,
  }));
  return (x, y) => {
    let colour = mix(far, near, rise(0.05, 0.66, y + (cloud(x * 2.4, y * 2.4, 2) - 0.5) * 0.5));
    for (const spot of lights) {
      const distance = Math.hypot(x - spot.x, y - spot.y);
      colour = mix(colour, glow, spot.strength * (1 - rise(spot.size * 0.82, spot.size, distance)));
    }
    return colour;
  };
}

/** A dark stage with a beam of light from above. */
export function beam(hex: string): Wall {
  const base = rgb(hex);
  return (x, y) => {
    const cone = Math.exp(-(((x - 0.5 + (y - 0.5) * -0.12) / (0.1 + y * 0.34)) ** 2));
    const folds = 0.86 + 0.14 * Math.sin(x * 46 + Math.sin(x * 9) * 2);
    return lit(base, (0.34 + cone * 0.9) * folds);
  };
}

type Look = { gloss?: number; shadow?: number; bounce?: string };

const vignette = (x: number, y: number, strength: number) =>
  1 - strength * rise(0.42, 0.86, Math.hypot(x - 0.47, (y - 0.48) * 1.02));

/** A studio's seamless paper: wall and floor have one colour, lit from above. */
export function sweep(hex: string, { gloss = 0.16, shadow = 0.5 }: Look = {}): Scene {
  const base = rgb(hex);
  const shade = (x: number, y: number) => {
    const lamp = Math.exp(-(((x - 0.44) / 0.5) ** 2 + ((y - 0.36) / 0.42) ** 2));
    const floor = rise(0.5, 0.78, y);
    const pool = Math.exp(-(((x - 0.5) / 0.46) ** 2 + ((y - 0.86) / 0.2) ** 2));
    return lit(base, (0.74 + lamp * 0.3 + floor * (0.02 + pool * 0.16)) * vignette(x, y, 0.22));
  };
  return { stands: true, shade, gloss, shadow, bounce: base };
}

/** A table or floor in front of a wall. */
export function table(floor: Surface, wall: Wall, { gloss = 0.1, shadow = 0.55, bounce }: Look = {}): Scene {
  const shade = (x: number, y: number) => {
    const behind = wall(x, y);
    if (y < HORIZON - 0.012) return lit(behind, vignette(x, y, 0.25));
    const depth = Math.max(0.02, (y - HORIZON) / (1 - HORIZON));
    const distance = 0.42 / (depth + 0.34);
    const near = floor((x - 0.5) * distance * 1.7 + 3, 4 - distance * 1.9);
    const lamp = 0.74 + 0.36 * Math.exp(-(((x - 0.46) / 0.55) ** 2 + ((y - 0.78) / 0.2) ** 2));
    const far = mix(lit(near, lamp), behind, 0.16 * (1 - rise(0, 0.4, depth)));
    const edge = rise(HORIZON - 0.007, HORIZON + 0.007, y);
    return lit(mix(lit(behind, 0.86), far, edge), vignette(x, y, 0.25));
  };
  return { stands: true, shade, gloss, shadow, bounce: bounce === undefined ? floor(3, 3) : rgb(bounce) };
}

/** A surface seen from above. */
export function flat(surface: Surface, { shadow = 0.55, bounce }: Look = {}): Scene {
  const shade = (x: number, y: number) => {
    const lamp = 0.82 + 0.3 * Math.exp(-(((x - 0.36) / 0.6) ** 2 + ((y - 0.34) / 0.6) ** 2));
    return lit(surface(x + 5, y + 2), lamp * vignette(x, y, 0.26));
  };
  return { stands: false, shade, gloss: 0, shadow, bounce: bounce === undefined ? surface(3, 3) : rgb(bounce) };
}
