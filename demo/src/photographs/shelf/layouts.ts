import type { Layout, Part, Shot } from "./shot.ts";

type Place = Pick<Part, "x" | "y" | "turn">;

/** The positions of equal objects in a picture. */
const layouts: Readonly<Record<Layout, readonly Place[]>> = {
  one: [{ x: 0.5 }],
  four: [
    { x: 0.33, y: 0.33, turn: -6 },
    { x: 0.67, y: 0.31, turn: 5 },
    { x: 0.34, y: 0.68, turn: 8 },
    { x: 0.69, y: 0.67, turn: -9 },
  ],
  scatter: [
    { x: 0.3, y: 0.3, turn: -20 },
    { x: 0.66, y: 0.26, turn: 34 },
    { x: 0.5, y: 0.52, turn: 4 },
    { x: 0.27, y: 0.7, turn: 62 },
    { x: 0.72, y: 0.72, turn: -38 },
  ],
  fan: [
    { x: 0.33, y: 0.55, turn: -20 },
    { x: 0.67, y: 0.55, turn: 20 },
    { x: 0.5, y: 0.47, turn: 0 },
  ],
};

/** Returns the objects of a picture. The rearmost object is first. */
export function partsOf({
  parts,
  layout = "one",
  size = 0.62,
  turn = 0,
  flipped = false,
  tint,
}: Shot): readonly Part[] {
  if (parts !== undefined) return parts;
  return layouts[layout].map(({ turn: ownTurn = 0, ...place }) => ({
    ...place,
    size,
    turn: turn + ownTurn,
    flipped,
    ...(tint !== undefined && { tint }),
  }));
}
