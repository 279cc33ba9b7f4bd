import type { Rgb } from "../light/colours.ts";
import { grain } from "../light/noise.ts";

/** A square picture that is being drawn: red, green and blue from 0 to 1, row by row. */
export type Canvas = { size: number; colours: Float32Array };

/** The darkness or coverage of each point of a picture, from 0 to 1. */
export type Layer = { size: number; values: Float32Array };

export function newLayer(size: number): Layer {
  return { size, values: new Float32Array(size * size) };
}

export function paint(size: number, shade: (x: number, y: number) => Rgb): Canvas {
  const colours = new Float32Array(size * size * 3);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) colours.set(shade((x + 0.5) / size, (y + 0.5) / size), (y * size + x) * 3);
  }
  return { size, colours };
}

/**
 * Enlarges a part of a picture to the picture's full width. Surfaces become blurred, as in a photograph from a short
 * distance.
 */
export function enlarged({ size, colours }: Canvas, left: number, top: number, zoom: number): Canvas {
  const result = new Float32Array(colours.length);
  for (let y = 0; y < size; y += 1) {
    const row = Math.min(size - 1.001, Math.max(0, (y + top) / zoom));
    const [upper, down] = [Math.floor(row), row - Math.floor(row)];
    for (let x = 0; x < size; x += 1) {
      const column = Math.min(size - 1.001, Math.max(0, (x + left) / zoom));
      const [before, across] = [Math.floor(column), column - Math.floor(column)];
      const at = (upper * size + before) * 3;
      for (let part = 0; part < 3; part += 1) {
        const first = (colours[at + part] ?? 0) * (1 - across) + (colours[at + 3 + part] ?? 0) * across;
        const below = at + size * 3 + part;
        const next = (colours[below] ?? 0) * (1 - across) + (colours[below + 3] ?? 0) * across;
        result[(y * size + x) * 3 + part] = first * (1 - down) + next * down;
      }
    }
  }
  return { size, colours: result };
}

/** Computes a running mean along rows or columns. */
function spread(values: Float32Array, size: number, radius: number, step: number, line: number): Float32Array {
  const result = new Float32Array(values.length);
  for (let row = 0; row < size; row += 1) {
    let sum = 0;
    for (let at = -radius; at < size; at += 1) {
      if (at + radius < size) sum += values[row * line + (at + radius) * step] ?? 0;
      if (at - radius > 0) sum -= values[row * line + (at - radius - 1) * step] ?? 0;
      if (at >= 0) result[row * line + at * step] = sum / (2 * radius + 1);
    }
  }
  return result;
}

/** Blurs a layer. The result is close to a Gaussian blur of `radius` pixels. */
export function blurred({ size, values }: Layer, radius: number): Layer {
  const reach = Math.round(radius);
  if (reach < 1) return { size, values };
  let result = values;
  for (let pass = 0; pass < 2; pass += 1) {
    result = spread(result, size, reach, 1, size);
    result = spread(result, size, reach, size, 1);
  }
  return { size, values: result };
}

/** Darkens a picture where the layer has values. Shadows keep some of the surface's colour. */
export function darken(canvas: Canvas, { values }: Layer, strength: number): void {
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? 0;
    if (value <= 0) continue;
    const light = 1 - Math.min(1, value) * strength;
    const at = index * 3;
    canvas.colours[at] = (canvas.colours[at] ?? 0) * light;
    canvas.colours[at + 1] = (canvas.colours[at + 1] ?? 0) * (light + (1 - light) * 0.03);
    canvas.colours[at + 2] = (canvas.colours[at + 2] ?? 0) * (light + (1 - light) * 0.07);
  }
}

/** Converts a picture to bytes. Adds a fine grain, because soft light would show bands without it. */
export function toBytes({ colours, size }: Canvas): Buffer {
  const bytes = Buffer.alloc(colours.length);
  for (let at = 0; at < colours.length; at += 1) {
    const point = Math.floor(at / 3);
    const speck = (grain(point % size, Math.floor(point / size)) - 0.5) * 3;
    bytes[at] = Math.round(Math.min(255, Math.max(0, (colours[at] ?? 0) * 255 + speck)));
  }
  return bytes;
}
