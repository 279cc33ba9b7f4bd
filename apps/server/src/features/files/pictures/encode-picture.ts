import { createHash } from "node:crypto";
import { PICTURE_MOST, pictureSizes } from "@trove/contract";
import type { Metadata } from "sharp";
import { atMost } from "../../../command/at-most.ts";
import { Refusal } from "../../../command/refusal.ts";
import { fileName, pictureUrl } from "./picture-names.ts";

/** Maximum of pixels that are decoded: a small file can describe gigabytes. */
const MOST_PIXELS = 24_000_000;
const MEGA = 1_000_000;
const SECONDS = 15;
const QUALITY = 82;

/** One thread for each picture and two pictures at a time leave the processor to people who shop. */
const oneEncoding = atMost(2, 8);

/** Loaded with the first upload, because the library takes 6 MB. Its settings apply to the whole process. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  // Only these readers may touch an upload. SVG, PDF and the like are documents that can contain scripts and addresses.
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

export type EncodedPicture = {
  /** SHA-256 of its largest size, in hex. */
  hash: string;
  width: number;
  height: number;
  files: { name: string; bytes: Buffer }[];
};

const refused = (text: string) => new Refusal("VALIDATION_FAILED", { detail: text, errors: { picture: [text] } });

/** Reads only the beginning of the file. */
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

/** Decodes a picture upright and without anything but its pixels: no place, camera, comment or thumbnail. */
async function encodeOne(bytes: Buffer, width: number): Promise<{ data: Buffer; width: number; height: number }> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error", sequentialRead: true })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize({ width, height: PICTURE_MOST, fit: "inside", withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Turns a JPEG, PNG or WebP file into WebP files of several widths, named by their contents. Throws VALIDATION_FAILED
 * for everything else, for pictures with too many pixels and for broken ones, OVERLOADED while many are being encoded.
 */
export function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  return oneEncoding(async () => {
    await readSize(bytes);
    const encode = (width: number) =>
      encodeOne(bytes, width).catch(() => {
        throw refused("The picture can't be read: its file is broken, or takes too long");
      });
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
