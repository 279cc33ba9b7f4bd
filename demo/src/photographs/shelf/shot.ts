import type { Tint } from "../objects/tints.ts";
import type { Setting } from "../surfaces/settings.ts";

/**
 * One object of a picture, for groups of objects that no layout describes. Positions and sizes are fractions of the
 * picture's width.
 */
export type Part = {
  /** A file in demo/motifs; by default the item's own motif. */
  motif?: string;
  tint?: Tint;
  /** The object's middle, measured from the left edge. */
  x: number;
  /**
   * The foot of a standing object, by default on the floor, or the middle of a lying object. Measured from the upper
   * edge.
   */
  y?: number;
  size: number;
  turn?: number;
  flipped?: boolean;
};

export type Layout = "one" | "four" | "scatter" | "fan";

/** How an item is photographed. No page shows these values as text. */
export type Shot = {
  on: Setting;
  tint?: Tint;
  layout?: Layout;
  /** The objects of the picture; replaces `layout`, which repeats one object. */
  parts?: readonly Part[];
  /** The object's longer side as a fraction of the picture's width. */
  size?: number;
  turn?: number;
  flipped?: boolean;
  without?: readonly number[];
  /** The centre of the close-up: a point of the object, measured from its upper left corner (0 to 1). */
  focus?: readonly [x: number, y: number];
  /** The centre of the second close-up. */
  near?: readonly [x: number, y: number];
  /** The setting of the second picture, which only valuable items or items without a box have. */
  also?: Setting;
  /** If true, the object has a front that must not be mirrored, such as a dial, keys or a number. */
  readable?: boolean;
  /** If true, the item comes without a box, because it is too large. */
  unboxed?: boolean;
};

/** How some items are photographed, by the item's slug. */
export type Shots = Readonly<Record<string, Shot>>;
