import sharp from "sharp";
import type { Cutout } from "../objects/motifs.ts";
import { extent } from "./arrange.ts";
import type { Placed } from "./shadows.ts";

/** Joins all objects to one picture with a transparent background. */
export async function together(objects: readonly Placed[]): Promise<Cutout> {
  const { left, top, width, height } = extent(objects);
  const pixels = await sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite(
      objects.map((object) => ({
        input: object.pixels,
        raw: { width: object.width, height: object.height, channels: 4 },
        left: object.left - left,
        top: object.top - top,
      })),
    )
    .raw()
    .toBuffer();
  return { width, height, pixels };
}

/** Makes a square WebP of the objects on a transparent background, with a narrow margin. */
export async function cutoutPicture(objects: readonly Placed[], width: number): Promise<Buffer> {
  const { pixels, ...box } = await together(objects);
  const inner = Math.round(width * 0.94);
  const border = Math.round((width - inner) / 2);
  const fitted = await sharp(pixels, { raw: { ...box, channels: 4 } })
    .resize(inner, inner, { fit: "contain", background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .extend({
      top: border,
      left: border,
      bottom: width - inner - border,
      right: width - inner - border,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .png()
    .toBuffer();
  return sharp(fitted).webp({ quality: 64, alphaQuality: 60, effort: 6 }).toBuffer();
}

/** Draws the objects in one colour, more opaque where they are light. Returns a PNG as a data URL for an SVG. */
export async function silhouette(objects: readonly Placed[], hex: string): Promise<string> {
  const { width, height, pixels } = await together(objects);
  const value = Number.parseInt(hex.slice(1), 16);
  for (let at = 0; at < pixels.length; at += 4) {
    const light = ((pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)) / 765;
    pixels[at] = (value >> 16) & 255;
    pixels[at + 1] = (value >> 8) & 255;
    pixels[at + 2] = value & 255;
    pixels[at + 3] = Math.round((pixels[at + 3] ?? 0) * (0.45 + 0.55 * light));
  }
  const png = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString("base64")}`;
}
