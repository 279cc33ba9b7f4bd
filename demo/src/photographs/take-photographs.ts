// Takes the photographs in demo/pictures/items. Run: node demo/src/photographs/take-photographs.ts [part of a slug]
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { items } from "../items.ts";
import { arrange } from "./shots/arrange.ts";
import { cutoutPicture } from "./shots/cutout.ts";
import { take } from "./shots/take.ts";
import { sceneOf } from "./surfaces/settings.ts";
import { CUTOUT_WIDTH, cutoutOf, photoOf, shotOf, viewsOf, WIDTHS } from "./views.ts";

const folder = new URL("../../pictures/", import.meta.url);
const wanted = process.argv[2] ?? "";
const [, , , largest] = WIDTHS;

/** The WebP quality for each width. It is highest for the largest size, which people look at longest. */
const qualities: Readonly<Record<number, number>> = { 160: 76, 320: 76, 640: 76, 800: 84 };

mkdirSync(new URL("items/", folder), { recursive: true });
const written = new Set<string>();

function keep(file: string, bytes: Buffer): void {
  writeFileSync(new URL(file, folder), bytes);
  written.add(file);
}

// Takes the photographs of one setting after another, because drawing a setting takes longer than drawing its objects.
const bySetting = items.toSorted((a, b) => shotOf(a.slug).on.localeCompare(shotOf(b.slug).on));

for (const { slug, brand, motif, marketPrice } of bySetting) {
  if (!slug.includes(wanted)) continue;
  const subject = { slug, motif, brand, shot: shotOf(slug) };
  const { stands } = sceneOf(subject.shot.on);
  keep(cutoutOf(slug), await cutoutPicture(await arrange({ ...subject, stands, size: 480 }), CUTOUT_WIDTH));
  for (const view of viewsOf(slug, marketPrice)) {
    const { size, pixels } = await take(subject, view, largest);
    for (const width of WIDTHS) {
      const bytes = await sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
        .resize(width, width, { kernel: "lanczos3" })
        .webp({ quality: qualities[width] ?? 84, effort: 5, smartSubsample: true })
        .toBuffer();
      keep(photoOf(slug, view, width), bytes);
    }
  }
  console.log(slug);
}

if (wanted === "") {
  for (const name of readdirSync(new URL("items/", folder))) {
    if (!written.has(`items/${name}`)) rmSync(new URL(`items/${name}`, folder));
  }
}
