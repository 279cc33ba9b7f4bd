import { createHash } from "node:crypto";
import { PICTURE_MOST, pictureSizes } from "@trove/contract";
import type { Metadata } from "sharp";
import { inQueues } from "../../../command/at-most.ts";
import { Refusal } from "../../../command/refusal.ts";
import { fileName, pictureUrl } from "./picture-names.ts";

/** Pictures with more pixels are refused, because a small file can decode to gigabytes. */
const MOST_PIXELS = 24_000_000;
const MEGA = 1_000_000;
const SECONDS = 15;
const QUALITY = 82;

/**
 * Encodes two pictures at a time, with one thread each, so that the processor stays free for other requests. People and
 * operators take turns.
 */
const encoding = inQueues(["operators", "people"], 2, 8);

/** Loads the library with the first upload, because it takes 6 MB. Its settings apply to the whole process. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  // Allows only the decoders of these formats. SVG, PDF and similar files are documents that can contain scripts and
  // URLs.
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

const WHITE = "#fff";

export type EncodedPicture = {
  /** SHA-256 of the largest size, in hex. */
  hash: string;
  width: number;
  height: number;
  files: { name: string; bytes: Buffer }[];
};

const refused = (text: string) => new Refusal("VALIDATION_FAILED", { detail: text, errors: { picture: [text] } });

/** Reads the picture's size from the beginning of the file. */
async function readSize(bytes: Buffer): Promise<Metadata> {
  const sharp = await loadSharp();
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (size === undefined) throw refused("That is no picture. Send a JPEG, PNG or WebP file");
  const pixels = size.width * size.height;
  if (pixels <= MOST_PIXELS) return size;
  const [has, most] = [Math.round(pixels / MEGA), MOST_PIXELS / MEGA];
  throw refused(`The picture has ${has} megapixels. At most ${most} can be read`);
}

/**
 * Turns a picture upright and encodes it with its pixels only. Leaves out place, camera, comment and thumbnail. Throws
 * VALIDATION_FAILED.
 */
async function encodeOne(
  bytes: Buffer,
  width: number,
  height = width,
  background?: string,
): Promise<{ data: Buffer; width: number; height: number }> {
  const sharp = await loadSharp();
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error", sequentialRead: true });
  const { data, info } = await (background === undefined ? picture : picture.flatten({ background }))
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize({ width, height, fit: "inside", withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw refused("The picture can't be read: its file is broken, or takes too long");
    });
  return { data, width: info.width, height: info.height };
}

/**
 * Turns a JPEG, PNG or WebP file into WebP files of several widths, named by their contents. Throws VALIDATION_FAILED
 * for other files, broken pictures and too many pixels, and OVERLOADED while too many are being encoded.
 */
export function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  return encoding("operators", async () => {
    await readSize(bytes);
    const encode = (width: number) => encodeOne(bytes, width, PICTURE_MOST);
    const largest = await encode(PICTURE_MOST);
    const hash = createHash("sha256").update(largest.data).digest("hex");
    const { width, height } = largest;
    const files = [];
    for (const size of pictureSizes(pictureUrl({ hash, width }))) {
      const { data } = size.width === width ? largest : await encode(size.width);
      files.push({ name: fileName(size.url), bytes: data });
    }
    return { hash, width, height, files };
  });
}

/**
 * Turns a person's JPEG, PNG or WebP file into one WebP file, at most `most` pixels wide and high. Transparent parts
 * become white, so that everybody sees the same. Throws as `encodePicture`.
 */
export function cleanPicture(bytes: Buffer, most: number): Promise<Buffer> {
  return encoding("people", async () => {
    await readSize(bytes);
    return (await encodeOne(bytes, most, most, WHITE)).data;
  });
}
