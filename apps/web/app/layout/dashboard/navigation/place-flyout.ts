export type Box = { x: number; y: number; width: number; height: number };
export type Size = { width: number; height: number };
export type Side = "below" | "beside";

/**
 * In pixels. GAP is the distance between an entry and its flyout, EDGE the smallest distance from the flyout to the
 * window's edge.
 */
const GAP = 4;
const EDGE = 8;

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/**
 * The top left corner of a flyout below or beside its entry, in pixels of the window. A flyout below its entry begins
 * at the entry's start. The flyout stays inside the window if it fits.
 */
export function placeFlyout(
  entry: Box,
  flyout: Size,
  window: Size,
  side: Side,
  isRtl: boolean,
): { x: number; y: number } {
  const begin = isRtl ? entry.x + entry.width - flyout.width : entry.x;
  const after = isRtl ? entry.x - flyout.width - GAP : entry.x + entry.width + GAP;
  return {
    x: between(side === "below" ? begin : after, EDGE, Math.max(EDGE, window.width - flyout.width - EDGE)),
    y: between(
      side === "below" ? entry.y + entry.height + GAP : entry.y,
      EDGE,
      Math.max(EDGE, window.height - flyout.height - EDGE),
    ),
  };
}
