import { readFileSync } from "node:fs";
import sharp from "sharp";
import { type Tint, tinted } from "./tints.ts";

/** An object without background: red, green, blue and alpha of each pixel, from 0 to 255. */
export type Cutout = { width: number; height: number; pixels: Buffer };

/** An object to draw. */
export type Piece = {
  /** The name of a file in demo/motifs without its extension. */
  motif: string;
  tint: Tint;
  /** The rotation in degrees clockwise. */
  turn: number;
  /** If true, the object is mirrored from left to right. */
  flipped: boolean;
  /** Indexes of top-level shapes of the motif that are left out, such as sound waves or a second object. */
  without: readonly number[];
};

const folder = new URL("../../../motifs/", import.meta.url);

/** Splits an SVG into its opening tag and the markup of each child of the root. */
function shapes(svg: string): { open: string; list: string[] } {
  const open = /^<svg[^>]*>/.exec(svg)?.[0] ?? "";
  const list: string[] = [];
  let depth = 0;
  let from = open.length;
  for (const tag of svg.slice(open.length).matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (tag[1] === "/") depth -= 1;
    else if (tag[3] !== "/") depth += 1;
    if (depth > 0) continue;
    if (depth < 0) break;
    const to = open.length + tag.index + tag[0].length;
    list.push(svg.slice(from, to));
    from = to;
  }
  return { open, list };
}

/** Reads the motif's SVG in its own colours, without the shapes that are left out. */
function markup(motif: string, without: readonly number[]): string {
  const svg = readFileSync(new URL(`${motif}.svg`, folder), "utf8").trim();
  if (without.length === 0) return svg;
  const { open, list } = shapes(svg);
  return `${open}${list.filter((_, index) => !without.includes(index)).join("")}</svg>`;
}

/** Cuts off the transparent margin. */
export function trimmed({ width, height, pixels }: Cutout): Cutout {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) < 12) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (right < left) throw new Error("a motif is empty");
  const cut = { width: right - left + 1, height: bottom - top + 1 };
  const kept = Buffer.alloc(cut.width * cut.height * 4);
  for (let y = 0; y < cut.height; y += 1) {
    const from = ((top + y) * width + left) * 4;
    pixels.copy(kept, y * cut.width * 4, from, from + cut.width * 4);
  }
  return { ...cut, pixels: kept };
}

/**
 * The size in pixels at which a motif is drawn once and cached, because its filters are slow and leave hard edges at
 * small sizes. Most pictures show the motif smaller.
 */
const DRAWN = 1080;
const clear = { r: 0, g: 0, b: 0, alpha: 0 };
const drawn = new Map<string, Promise<Cutout>>();

async function draw({ motif, tint, without }: Omit<Piece, "turn" | "flipped">): Promise<Cutout> {
  const svg = Buffer.from(tinted(markup(motif, without), tint));
  const { data, info } = await sharp(svg, { density: (72 * DRAWN) / 32 })
    .resize(DRAWN, DRAWN, { fit: "fill" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return trimmed({ width: info.width, height: info.height, pixels: data });
}

/** Draws an object so that its longer side has `side` pixels. */
export async function drawPiece({ turn, flipped, ...look }: Piece, side: number): Promise<Cutout> {
  const key = JSON.stringify(look);
  const waiting = drawn.get(key) ?? draw(look);
  if (drawn.size > 12) drawn.clear();
  drawn.set(key, waiting);
  const { pixels, ...box } = await waiting;
  let upright = sharp(pixels, { raw: { ...box, channels: 4 } });
  if (flipped) upright = upright.flop();
  const turned = await upright.rotate(turn, { background: clear }).raw().toBuffer({ resolveWithObject: true });
  const whole = trimmed({ width: turned.info.width, height: turned.info.height, pixels: turned.data });
  const part = side / Math.max(whole.width, whole.height);
  const { data, info } = await sharp(whole.pixels, { raw: { width: whole.width, height: whole.height, channels: 4 } })
    .resize(Math.round(whole.width * part), Math.round(whole.height * part), { fit: "fill", kernel: "cubic" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}
