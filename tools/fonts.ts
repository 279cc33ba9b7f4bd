// npm run fonts: makes the font files that apps/web/app/theme/fonts.css names. With a folder of other font packages,
// also makes the fonts of invoices.
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { makePaperFonts } from "./paper-fonts.ts";

const theme = new URL("../apps/web/app/theme/", import.meta.url);
const packages = new URL("../node_modules/@fontsource-variable/", import.meta.url);

/** The font features that the pages use: accents, kerning, and figures of equal height and equal width. */
const keepFeatures = ["ccmp", "kern", "lnum", "mark", "mkmk", "tnum"];
/** The name table entries that the licence requires: copyright, licence text, and licence URL. */
const preserveNameIds = [0, 13, 14];

type Face = { family: string; file: string; weights: number | { min: number; max: number }; text: string };

/** Expands Unicode ranges in the format of a style sheet, such as `U+0020-007E, U+20AC`, to all their characters. */
function textOf(ranges: string): string {
  return [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .map(([, first = "", last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const)
    .map(([from, to]) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, place) => from + place)))
    .join("");
}

/** Reads the @font-face rules whose files are in fonts/. A file name begins with the name of its source package. */
function ownFaces(css: string): Face[] {
  return [...css.matchAll(/@font-face \{([^}]+)\}/g)].flatMap(([, face = ""]) => {
    const [, family, part] = /url\("\.\/fonts\/([a-z-]+)-([a-z]+)\.woff2"\)/.exec(face) ?? [];
    if (family === undefined) return [];
    const [, min, max = min] = /font-weight: (\d+)(?: (\d+))?;/.exec(face) ?? [];
    const [, ranges = ""] = /unicode-range:([^;]+);/.exec(face) ?? [];
    // A font with a fixed weight has no weight axis and is a third smaller.
    const weights = min === max ? Number(min) : { min: Number(min), max: Number(max) };
    return [{ family, file: `${family}-${part}.woff2`, weights, text: textOf(ranges) }];
  });
}

for (const { family, file, weights, text } of ownFaces(await readFile(new URL("fonts.css", theme), "utf8"))) {
  const source = await readFile(new URL(`${family}/files/${family}-latin-wght-normal.woff2`, packages));
  // subset-font keeps hints. Without hints, some systems place each letter at a whole pixel.
  const options = { variationAxes: { wght: weights }, keepFeatures, preserveNameIds };
  const font = await subsetFont(source, text, { targetFormat: "woff2", ...options });
  await writeFile(new URL(`fonts/${file}`, theme), font);
  console.log(`apps/web/app/theme/fonts/${file}  ${(font.length / 1000).toFixed(1)} kB`);
}

const [folder] = process.argv.slice(2);
if (folder !== undefined) await makePaperFonts(folder);
