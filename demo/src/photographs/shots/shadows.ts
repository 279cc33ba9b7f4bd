import type { Cutout } from "../objects/motifs.ts";
import { blurred, type Layer, newLayer } from "./canvas.ts";

/** A cutout with the position of its upper left corner, in pixels of the picture. */
export type Placed = Cutout & { left: number; top: number };

function opacity({ width, height, pixels }: Cutout, x: number, y: number): number {
  if (x < 0 || y < 0 || x >= width || y >= height) return 0;
  return (pixels[(y * width + x) * 4 + 3] ?? 0) / 255;
}

/**
 * The shadow of a standing object on the floor, to the right, because the lamp is on the left. `size` is the width of
 * the drawn part, and `scale` is the width of the whole picture.
 */
export function castShadow(object: Placed, size: number, scale: number): Layer {
  const layer = newLayer(size);
  const foot = object.top + object.height - 1;
  const depth = 0.2;
  const lean = 0.5;
  const top = Math.floor(foot - object.height * depth);
  for (let y = Math.max(0, top); y <= Math.min(size - 1, foot + 1); y += 1) {
    const height = (foot - y) / depth;
    const fade = 1 - Math.min(1, height / object.height) * 0.75;
    const row = Math.min(object.height - 1, Math.max(0, Math.round(object.height - 1 - height)));
    for (let x = 0; x < size; x += 1) {
      const column = Math.round(x - object.left - height * lean * 0.55);
      const value = opacity(object, column, row) * fade;
      const at = y * size + x;
      if (value > (layer.values[at] ?? 0)) layer.values[at] = value;
    }
  }
  return blurred(layer, scale * 0.013);
}

/** The dark line where an object touches the floor. */
export function contactShadow(object: Placed, size: number, scale: number): Layer {
  const layer = newLayer(size);
  const foot = object.top + object.height;
  const band = Math.max(2, Math.round(object.height * 0.07));
  for (let x = 0; x < size; x += 1) {
    let cover = 0;
    for (let up = 1; up <= band; up += 1) {
      const part = 1 - (up - 1) / band;
      cover = Math.max(cover, opacity(object, x - object.left, object.height - up) * part);
    }
    if (cover === 0) continue;
    for (let y = Math.max(0, Math.round(foot - scale * 0.012)); y < Math.min(size, foot + scale * 0.02); y += 1) {
      const distance = (y - foot) / (scale * 0.009);
      layer.values[y * size + x] = cover * Math.exp(-distance * distance);
    }
  }
  return blurred(layer, scale * 0.006);
}

/** The shadow of an object that lies on a surface. `distance` is the shadow's offset in pixels. */
export function dropShadow(object: Placed, size: number, distance: number): Layer {
  const layer = newLayer(size);
  const shift = Math.round(distance);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const value = opacity(object, x - object.left - Math.round(shift * 0.8), y - object.top - shift);
      if (value > 0) layer.values[y * size + x] = value;
    }
  }
  return blurred(layer, 2 + distance * 0.55);
}
