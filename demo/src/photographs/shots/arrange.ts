import { drawPiece } from "../objects/motifs.ts";
import { partsOf } from "../shelf/layouts.ts";
import type { Shot } from "../shelf/shot.ts";
import { BASELINE } from "../surfaces/scene.ts";
import type { Placed } from "./shadows.ts";

export type Arrangement = {
  /** The item's own motif: the name of a file in demo/motifs without its extension. */
  motif: string;
  shot: Shot;
  stands: boolean;
  /** The picture's width in pixels. */
  size: number;
};

/** Draws an item's objects and places them as its shot says. */
export async function arrange({ motif, shot, stands, size }: Arrangement): Promise<readonly Placed[]> {
  return Promise.all(
    partsOf(shot).map(async (part) => {
      const { motif: own = motif, tint = {}, turn = 0, flipped = false } = part;
      const cutout = await drawPiece(
        { motif: own, tint, turn, flipped, without: shot.without ?? [] },
        part.size * size,
      );
      const left = Math.round(part.x * size - cutout.width / 2);
      const top = stands
        ? Math.round((part.y ?? BASELINE) * size) - cutout.height
        : Math.round((part.y ?? 0.5) * size - cutout.height / 2);
      return { ...cutout, left, top };
    }),
  );
}

/** The smallest rectangle around all objects. */
export function extent(objects: readonly Placed[]): { left: number; top: number; width: number; height: number } {
  const left = Math.min(...objects.map((object) => object.left));
  const top = Math.min(...objects.map((object) => object.top));
  const right = Math.max(...objects.map((object) => object.left + object.width));
  const bottom = Math.max(...objects.map((object) => object.top + object.height));
  return { left, top, width: right - left, height: bottom - top };
}
