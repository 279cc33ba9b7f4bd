import { existsSync, readFileSync, statSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, inject, test } from "vitest";
import { items } from "../items.ts";
import { cutoutPicture } from "./shots/cutout.ts";
import { arrange } from "./shots/arrange.ts";
import { take } from "./shots/take.ts";
import { shots } from "./shelf/index.ts";
import { sizes } from "./shelf/sizes.ts";
import { photoOf, shotOf, viewsOf, WIDTHS } from "./views.ts";

const folder = new URL("../../pictures/", import.meta.url);
const bytesOf = (file: string) => readFileSync(new URL(file, folder));

/** Shrinks a picture to 16 × 16 colours. */
async function colours(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes).resize(16, 16, { kernel: "cubic" }).removeAlpha().raw().toBuffer();
}

/** The mean difference of the colours of two pictures, from 0 to 255. */
function distance(one: Buffer, other: Buffer): number {
  let sum = 0;
  for (const [at, value] of one.entries()) sum += Math.abs(value - (other[at] ?? 0));
  return sum / one.length;
}

const sample = [
  "spindrel-football",
  ...(inject("size").allLooks ? ["orsoline-topaz-ring", "quillbee-paper-clips"] : []),
];

describe("the photographs", () => {
  test("show every item, and nothing that isn't sold", () => {
    const slugs = items.map(({ slug }) => slug);
    expect(Object.keys(shots).toSorted()).toEqual(slugs.toSorted());
    expect(Object.keys(sizes).filter((slug) => !slugs.includes(slug))).toEqual([]);
    for (const { motif } of items) expect(existsSync(new URL(`../motifs/${motif}.svg`, folder)), motif).toBe(true);
  });

  test("say sizes that the item's text says too", () => {
    for (const [slug, lengths] of Object.entries(sizes)) {
      const text = items.find((item) => item.slug === slug)?.description ?? "";
      const stated = (/^Size: (.*)$/m.exec(text)?.[1]?.match(/\d+(\.\d+)?/g) ?? []).map(Number);
      expect(stated, slug).toEqual(expect.arrayContaining([...lengths]));
    }
  });

  test("look different for every two items", async () => {
    // A photograph that is taken again differs by less than 1. The two most similar items, a backpack and a log in the
    // same forest, differ by 7, and nobody confuses them. Two rings in one setting would differ by 3.
    const seen = await Promise.all(
      items.map(async ({ slug }) => ({ slug, look: await colours(bytesOf(photoOf(slug, "main", 160))) })),
    );
    const alike = seen.flatMap(({ slug, look }, at) =>
      seen.slice(at + 1).flatMap((other) => (distance(look, other.look) < 5 ? [[slug, other.slug]] : [])),
    );
    expect(alike).toEqual([]);
  });

  test.each(sample)(
    "the photographs of %s are what the script takes, byte by byte the same each time",
    async (slug) => {
      const item = items.find((one) => one.slug === slug);
      if (item === undefined) throw new Error(`${slug} isn't sold`);
      const subject = { ...item, shot: shotOf(slug) };
      const [one, again] = [await take(subject, "main", 320), await take(subject, "main", 320)];
      expect(one.pixels.equals(again.pixels)).toBe(true);
      const png = await sharp(one.pixels, { raw: { width: 320, height: 320, channels: 3 } })
        .png()
        .toBuffer();
      expect(distance(await colours(png), await colours(bytesOf(photoOf(slug, "main", 320))))).toBeLessThan(2);
      const objects = await arrange({ ...subject, stands: true, size: 160 });
      expect((await cutoutPicture(objects, 64)).equals(await cutoutPicture(objects, 64))).toBe(true);
    },
  );

  test("are small files", () => {
    const files = items.flatMap(({ slug, marketPrice }) =>
      viewsOf(slug, marketPrice).flatMap((view) => WIDTHS.map((width) => photoOf(slug, view, width))),
    );
    const weights = files.map((file) => ({ file, bytes: statSync(new URL(file, folder)).size }));
    const most: Readonly<Record<string, number>> = { "160": 8000, "320": 24_000, "640": 80_000, "800": 110_000 };
    expect(weights.filter(({ file, bytes }) => bytes > (most[/(\d+)\.webp$/.exec(file)?.[1] ?? ""] ?? 0))).toEqual([]);
    expect(weights.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(25_000_000);
  });
});
