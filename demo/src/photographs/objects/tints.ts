import { oklch } from "../../art/colour.ts";
import { type Lch, type Rgb, rgb, toLch } from "../light/colours.ts";
import { inMaterial, type MaterialName } from "./materials.ts";

/** Groups of a motif's colours, named as a person would call them. */
const families = {
  all: () => true,
  white: ([l, c]: Lch) => l >= 0.86 && c < 0.04,
  grey: ([l, c, h]: Lch) => l >= 0.45 && (c < 0.052 || (c < 0.075 && h > 275 && h < 330)),
  dark: ([l, c, h]: Lch) => l < 0.5 && (c < 0.05 || (h > 265 && h < 345 && c < 0.115)),
  deep: ([l, c, h]: Lch) => l < 0.52 && (c < 0.05 || (h > 255 && h < 345)),
  red: ([, c, h]: Lch) => c >= 0.05 && (h >= 345 || h < 36),
  orange: ([, c, h]: Lch) => c >= 0.04 && h >= 36 && h < 72,
  yellow: ([, c, h]: Lch) => c >= 0.04 && h >= 72 && h < 116,
  warm: ([, c, h]: Lch) => c >= 0.035 && (h >= 345 || h < 116),
  brown: ([l, c, h]: Lch) => l < 0.62 && c >= 0.02 && (h >= 345 || h < 72),
  green: ([, c, h]: Lch) => c >= 0.04 && h >= 116 && h < 178,
  blue: ([, c, h]: Lch) => c >= 0.05 && h >= 178 && h < 278,
  violet: ([l, c, h]: Lch) => c >= 0.075 && l >= 0.3 && h >= 278 && h < 345,
} satisfies Record<string, (colour: Lch) => boolean>;

type Family = keyof typeof families;
/** A material for each group of colours. If a colour is in several groups, the first group counts. */
export type Tint = Readonly<Partial<Record<Family, MaterialName>>>;

type Rule = { fits: (colour: Lch) => boolean; material: MaterialName };

function rulesOf(tint: Tint): readonly Rule[] {
  return Object.entries(tint).flatMap(([name, material]) => {
    if (!(name in families)) throw new Error(`No colours are called ${name}`);
    return material === undefined ? [] : [{ fits: families[name as Family], material }];
  });
}

/** Returns the colour in its material, or undefined if no rule changes the colour. */
function swapped(colour: Rgb, rules: readonly Rule[]): string | undefined {
  const shown = toLch(colour);
  const rule = rules.find(({ fits }) => fits(shown));
  return rule && oklch(...inMaterial(shown, rule.material));
}

/** Changes all colours of an SVG to their materials, including the light and shade that its filters draw. */
export function tinted(svg: string, tint: Tint): string {
  const rules = rulesOf(tint);
  if (rules.length === 0) return svg;
  return svg
    .replaceAll(/(fill|stroke|stop-color)="white"/g, '$1="#ffffff"')
    .replaceAll(/(fill|stroke|stop-color)="black"/g, '$1="#000000"')
    .replaceAll(/#([0-9a-f])([0-9a-f])([0-9a-f])(?=")/gi, "#$1$1$2$2$3$3")
    .replaceAll(/#[0-9a-f]{6}(?=")/gi, (hex) => swapped(rgb(hex), rules) ?? hex)
    .replaceAll(/values="0 0 0 0 (\S+) 0 0 0 0 (\S+) 0 0 0 0 (\S+) 0 0 0/g, (all, red, green, blue) => {
      const hex = swapped([Number(red), Number(green), Number(blue)], rules);
      if (hex === undefined) return all;
      const [r, g, b] = rgb(hex).map((part) => String(Math.round(part * 1000) / 1000));
      return `values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} 0 0 0`;
    });
}
