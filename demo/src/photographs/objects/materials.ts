import type { Lch } from "../light/colours.ts";

/** How a material changes an object's colours: its hue in degrees, its chroma, and its lowest and highest lightness. */
type Material = { hue: number; chroma: number; dark: number; light: number };

const of = (hue: number, chroma: number, dark: number, light: number): Material => ({ hue, chroma, dark, light });

export const materials = {
  gold: of(84, 0.155, -0.34, 1.1),
  palegold: of(88, 0.08, -0.4, 1.1),
  brass: of(84, 0.115, -0.35, 0.98),
  rosegold: of(42, 0.075, -0.2, 1.04),
  copper: of(47, 0.11, -0.25, 0.94),
  bronze: of(66, 0.075, 0.04, 0.76),
  silver: of(255, 0.01, -0.7, 1.13),
  whitegold: of(86, 0.022, -0.6, 1.12),
  platinum: of(240, 0.008, -0.62, 1.14),
  steel: of(250, 0.016, -0.5, 1),
  gunmetal: of(255, 0.016, 0, 0.6),
  diamond: of(225, 0.026, -0.1, 1.1),
  sapphire: of(264, 0.17, 0.02, 0.74),
  topaz: of(66, 0.16, 0.18, 0.95),
  aqua: of(205, 0.095, 0.32, 1),
  bluediamond: of(252, 0.1, 0.28, 1),
  quartz: of(330, 0.03, 0.3, 1.03),
  rock: of(70, 0.02, 0.02, 0.8),
  enamel: of(28, 0.19, 0.08, 0.84),
  slate: of(250, 0.03, 0, 0.66),
  walnut: of(54, 0.062, 0, 0.64),
  oak: of(70, 0.072, 0.14, 0.92),
  maple: of(76, 0.068, 0.28, 1),
  beech: of(62, 0.065, 0.24, 0.96),
  mango: of(58, 0.09, 0.06, 0.84),
  ebony: of(40, 0.016, -0.05, 0.42),
  ash: of(84, 0.04, 0.3, 1),
  cedar: of(45, 0.085, 0.1, 0.82),
  straw: of(88, 0.085, 0.28, 1),
  saddle: of(54, 0.1, 0.06, 0.76),
  cognac: of(50, 0.115, 0.08, 0.82),
  chocolate: of(48, 0.05, -0.02, 0.54),
  camel: of(74, 0.072, 0.22, 0.94),
  cream: of(88, 0.03, 0.42, 1.02),
  ivory: of(92, 0.022, 0.5, 1.03),
  white: of(250, 0.004, 0.5, 1.04),
  pearl: of(300, 0.012, 0.4, 1.02),
  grey: of(255, 0.008, 0.14, 0.88),
  charcoal: of(260, 0.012, 0, 0.54),
  black: of(260, 0.008, -0.06, 0.46),
  red: of(26, 0.2, 0.1, 0.86),
  crimson: of(18, 0.18, 0.04, 0.76),
  wine: of(12, 0.12, 0, 0.62),
  rose: of(6, 0.1, 0.28, 0.98),
  pink: of(355, 0.13, 0.26, 0.98),
  coral: of(34, 0.15, 0.22, 0.94),
  orange: of(56, 0.17, 0.2, 0.96),
  amber: of(72, 0.15, 0.2, 0.96),
  yellow: of(96, 0.16, 0.3, 1),
  lime: of(122, 0.17, 0.2, 0.98),
  green: of(150, 0.14, 0.08, 0.86),
  racing: of(158, 0.075, 0, 0.58),
  olive: of(112, 0.07, 0.06, 0.74),
  sage: of(140, 0.045, 0.2, 0.9),
  mint: of(168, 0.09, 0.34, 1),
  teal: of(195, 0.09, 0.06, 0.8),
  petrol: of(215, 0.07, 0, 0.64),
  sky: of(232, 0.1, 0.26, 0.98),
  blue: of(256, 0.16, 0.12, 0.86),
  cobalt: of(262, 0.19, 0.06, 0.76),
  navy: of(266, 0.085, -0.04, 0.54),
  denim: of(255, 0.07, 0.04, 0.7),
  indigo: of(276, 0.12, -0.02, 0.6),
  violet: of(298, 0.15, 0.12, 0.86),
  lavender: of(300, 0.08, 0.3, 0.98),
  plum: of(330, 0.09, 0.02, 0.64),
} satisfies Record<string, Material>;

export type MaterialName = keyof typeof materials;

/** Changes a colour to another material: takes the material's hue, but keeps light and shade. */
export function inMaterial([lightness]: Lch, name: MaterialName): Lch {
  const { hue, chroma, dark, light } = materials[name];
  const shown = Math.min(1, Math.max(Math.min(0.14, lightness), dark + (light - dark) * lightness));
  const fullness = Math.min(1, Math.min(shown / 0.42, (1.02 - shown) / 0.26));
  return [shown, chroma * Math.max(0, fullness), hue];
}
