import { type Rgb, rise } from "../light/colours.ts";
import type { Scene } from "../surfaces/scene.ts";
import { type Canvas, darken, enlarged, paint } from "./canvas.ts";
import { castShadow, contactShadow, dropShadow, type Placed } from "./shadows.ts";

/**
 * A part of a picture that is `zoom` times as large. `left` and `top` are the part's corner, in pixels of the larger
 * picture.
 */
export type CloseUp = { left: number; top: number; zoom: number };

type Brush = { light: (across: number, down: number) => number; back: (down: number) => number; bounce: Rgb };

/**
 * Draws an object. With `upsideDown`, draws the object's reflection below its foot instead. The function returns the
 * reflection's opacity at a distance from the foot in pixels.
 */
function draw(
  canvas: Canvas,
  object: Placed,
  { light, back, bounce }: Brush,
  upsideDown?: (y: number) => number,
): void {
  const { size, colours } = canvas;
  const { width, height, pixels } = object;
  const top = upsideDown ? object.top + height : object.top;
  for (let y = Math.max(0, -top); y < height && top + y < size; y += 1) {
    const part = upsideDown ? upsideDown(y) : 1;
    if (part <= 0) break;
    const down = y / height;
    const thrown = back(down);
    const row = (upsideDown ? height - 1 - y : y) * width;
    for (let x = Math.max(0, -object.left); x < width && object.left + x < size; x += 1) {
      const from = (row + x) * 4;
      const alpha = ((pixels[from + 3] ?? 0) / 255) * part;
      if (alpha < 0.004) continue;
      const to = ((top + y) * size + object.left + x) * 3;
      const shine = light(x / width, down) / 255;
      for (let channel = 0; channel < 3; channel += 1) {
        const own = (pixels[from + channel] ?? 0) * shine;
        const shown = own + ((bounce[channel] ?? 0) - own) * thrown;
        const under = colours[to + channel] ?? 0;
        colours[to + channel] = under + (shown - under) * alpha;
      }
    }
  }
}

/** Draws an object in the scene's light: brighter towards the lamp, and tinted by the floor's colour at the bottom. */
function place(canvas: Canvas, object: Placed, { bounce, stands }: Scene): void {
  const light = (across: number, down: number) => 1.06 - 0.1 * across - (stands ? 0.14 : 0.08) * down;
  draw(canvas, object, { light, bounce, back: (down) => (stands ? 0.12 * rise(0.6, 1, down) : 0.02) });
}

/** Draws the object's faint reflection on a polished floor. */
function mirror(canvas: Canvas, object: Placed, gloss: number): void {
  const reach = Math.min(object.height, canvas.size * 0.3);
  const brush = { light: () => 1, back: () => 0, bounce: [0, 0, 0] } as const;
  draw(canvas, object, brush, (y) => gloss * Math.max(0, 1 - y / reach) ** 1.6);
}

/** A cache of scenes without objects, because consecutive photographs often have the same scene. */
const empty = new Map<Scene, Canvas>();

function surroundings(size: number, scene: Scene): Canvas {
  const kept = empty.get(scene);
  if (kept?.size === size) return kept;
  const canvas = paint(size, scene.shade);
  if (empty.size > 3) empty.clear();
  empty.set(scene, canvas);
  return canvas;
}

/**
 * Draws objects in a scene. The rearmost object is first. For a close-up, the objects must be arranged for a picture
 * that is `zoom` times as large; only the part at `left` and `top` is drawn.
 */
export function photograph(size: number, scene: Scene, objects: readonly Placed[], closeUp?: CloseUp): Canvas {
  const { left, top, zoom } = closeUp ?? { left: 0, top: 0, zoom: 1 };
  const behind = surroundings(size, scene);
  const canvas = closeUp ? enlarged(behind, left, top, zoom) : { size, colours: behind.colours.slice() };
  const scale = size * zoom;
  for (const whole of objects) {
    const object = { ...whole, left: whole.left - left, top: whole.top - top };
    if (scene.stands) {
      mirror(canvas, object, scene.gloss);
      darken(canvas, castShadow(object, size, scale), scene.shadow * 0.75);
      darken(canvas, contactShadow(object, size, scale), Math.min(1, scene.shadow + 0.25));
    } else {
      darken(canvas, dropShadow(object, size, scale * 0.012), scene.shadow * 0.8);
      darken(canvas, dropShadow(object, size, scale * 0.045), scene.shadow * 0.62);
    }
    place(canvas, object, scene);
  }
  return canvas;
}
