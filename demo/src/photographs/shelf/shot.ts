import type { Tint } from "../objects/tints.ts";
import type { Setting } from "../surfaces/settings.ts";

/** One object of a picture, for sets that no layout describes. Places and sizes are parts of the picture's width. */
export type Part = {
  /** A file of demo/motifs; without one, the item's own motif. */
  motif?: string;
  tint?: Tint;
  /** The middle, from the left edge. */
  x: number;
  /** The middle from the upper edge; a standing object without it stands on the floor, with it at that foot. */
  y?: number;
  size: number;
  turn?: number;
  flipped?: boolean;
};

export type Layout = "one" | "four" | "scatter" | "fan";

/** How an item is photographed. Nothing here is shown as text. */
export type Shot = {
  on: Setting;
  tint?: Tint;
  layout?: Layout;
  /** The objects, instead of a layout of equal ones. */
  parts?: readonly Part[];
  /** The longer side of the object, as a part of the picture's width. */
  size?: number;
  turn?: number;
  flipped?: boolean;
  without?: readonly number[];
  /** The point of the object that the close-up shows, from its upper left corner (0 to 1). */
  focus?: readonly [x: number, y: number];
  /** The point that a second close-up shows. */
  near?: readonly [x: number, y: number];
  /** Where the second picture of a valuable item is taken. */
  also?: Setting;
  /** It has a front that must not be mirrored, such as a dial, keys or a number. */
  readable?: boolean;
  /** It comes without a box, because it's too large for one. */
  unboxed?: boolean;
};

/** The photographs of some items, by the item's slug. */
export type Shots = Readonly<Record<string, Shot>>;
