import { contrast, parseHex } from "./contrast.ts";

/** The backgrounds of pages in both colour schemes, on which the shop's colour must be readable. */
export const GROUNDS = {
  dark: ["#0a0e0f", "#12181a", "#1a2225", "#070a0b"],
  light: ["#f6f8f7", "#ffffff", "#ecf1ee"],
} as const;
export type Scheme = keyof typeof GROUNDS;

/** The smallest contrast that WCAG 2.2 AA allows for text. */
const LEAST = 4.5;
const INKS = ["#03150d", "#ffffff"];

export const isColour = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

/** Mixes two colours; `share` is that of the second. */
function mixed(one: string, other: string, share: number): string {
  const [from, to] = [parseHex(one), parseHex(other)];
  const channels = from.map((channel, index) => Math.round(channel + ((to[index] ?? 0) - channel) * share));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** The colour in all its roles in a scheme: as a fill, under the pointer, the text on both, as text, and as a tint. */
export function brandColours(colour: string, scheme: Scheme) {
  const [ground] = GROUNDS[scheme];
  const isDark = scheme === "dark";
  const ink = INKS.toSorted((a, b) => contrast(b, colour) - contrast(a, colour))[0] ?? "#ffffff";
  const hover = mixed(colour, ink === "#ffffff" ? "#000000" : "#ffffff", 0.15);
  return { fill: colour, hover, ink, text: colour, soft: mixed(ground, colour, isDark ? 0.14 : 0.1) };
}

/** Rounds down, so that a ratio that is too low never looks high enough. */
const shown = new Intl.NumberFormat("en", { maximumFractionDigits: 2, roundingMode: "floor" });

/** The lowest contrast of all texts in the colour or on it, from 1 to 21. */
export function leastContrast(colour: string, scheme: Scheme): number {
  const { fill, hover, ink, text, soft } = brandColours(colour, scheme);
  const pairs = [...GROUNDS[scheme], soft].map((ground) => contrast(text, ground));
  return Math.min(...pairs, contrast(ink, fill), contrast(ink, hover));
}

/** Says why text in the colour can't be read well enough; undefined if it can. */
export function contrastMistake(colour: string, scheme: Scheme): string | undefined {
  const ratio = leastContrast(colour, scheme);
  if (ratio >= LEAST) return undefined;
  return `has a contrast of ${shown.format(ratio)} to 1 on ${scheme} pages, but needs ${LEAST}`;
}
