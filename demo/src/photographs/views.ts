import type { Cents } from "@trove/money";
import { shots } from "./shelf/index.ts";
import type { Shot } from "./shelf/shot.ts";
import { sizes } from "./shelf/sizes.ts";

/**
 * The kinds of photographs: the item in its setting, in a second setting, two close-ups, with its measurements, and
 * with its box.
 */
export type View = "main" | "second" | "detail" | "near" | "measured" | "packed";

/** The widths in pixels in which each photograph is stored. Stored picture addresses use the last one. */
export const WIDTHS = [160, 320, 640, 800] as const;
/**
 * The width in pixels of the picture that shows the item alone on a transparent background, for pages that draw their
 * own light.
 */
export const CUTOUT_WIDTH = 256;

const WITH_VIEWS_FROM = 2000;
const WITH_MEASURES_FROM = 5000;
const WITH_FOUR_FROM = 100_000;

export function shotOf(slug: string): Shot {
  const shot = shots[slug];
  if (shot === undefined) throw new Error(`Nothing says how ${slug} is photographed`);
  return shot;
}

/**
 * The views of an item, the main view first: one up to €20, three up to €50, three or four up to €1,000, four above.
 */
export function viewsOf(slug: string, price: Cents): readonly View[] {
  if (price <= WITH_VIEWS_FROM) return ["main"];
  const { unboxed = false } = shotOf(slug);
  const isValuable = price > WITH_FOUR_FROM;
  const others: View[] = isValuable || unboxed ? ["second", "detail"] : ["detail"];
  if (price > WITH_MEASURES_FROM && sizes[slug] !== undefined) others.push("measured");
  if (!unboxed) others.push("packed");
  if (isValuable && others.length < 3) others.push("near");
  return ["main", ...others.slice(0, 3)];
}

/** The file of a view in demo/pictures, by default in its largest size. */
export function photoOf(slug: string, view: View, width: number = WIDTHS[3]): string {
  return `items/${slug}${view === "main" ? "" : `-${view}`}-${width}.webp`;
}

export function cutoutOf(slug: string): string {
  return `items/${slug}-cutout.webp`;
}
