// npm run fonts: makes the shop's own font files, as apps/web/app/theme/fonts.css names them. With the folder of other
// packages, it makes the fonts of invoices too.
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { makePaperFonts } from "./paper-fonts.ts";

const theme = new URL("../apps/web/app/theme/", import.meta.url);
const packages = new URL("../node_modules/@fontsource-variable/", import.meta.url);

/** The features that the pages use: accents, kerning, figures of one height and of one width. */
const keepFeatures = ["ccmp", "kern", "lnum", "mark", "mkmk", "tnum"];
/** The fields of a font that the licence requires to stay: copyright, licence, and where to read it. */
const preserveNameIds = [0, 13, 14];

type Face = { family: string; file: string; weights: number | { min: number; max: number }; text: string };

/** Every character of ranges as a style sheet writes them: `U+0020-007E, U+20AC`. */
function textOf(ranges: string): string {
  return [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .map(([, first = "", last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const)
    .map(([from, to]) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, place) => from + place)))
    .join("");
}

/** The faces of the style sheet whose files are in fonts/, which are named after the package that they come from. */
function ownFaces(css: string): Face[] {
  return [...css.matchAll(/@font-face \{([^}]+)\}/g)].flatMap(([, face = ""]) => {
    const [, family, part] = /url\("\.\/fonts\/([a-z-]+)-([a-z]+)\.woff2"\)/.exec(face) ?? [];
    if (family === undefined) return [];
    const [, min, max = min] = /font-weight: (\d+)(?: (\d+))?;/.exec(face) ?? [];
    const [, ranges = ""] = /unicode-range:([^;]+);/.exec(face) ?? [];
    // A font of one weight has no axis, which makes it smaller by a third.
    const weights = min === max ? Number(min) : { min: Number(min), max: Number(max) };
    return [{ family, file: `${family}-${part}.woff2`, weights, text: textOf(ranges) }];
  });
}

for (const { family, file, weights, text } of ownFaces(await readFile(new URL("fonts.css", theme), "utf8"))) {
  const source = await readFile(new URL(`${family}/files/${family}-latin-wght-normal.woff2`, packages));
  // Hints stay: without any, some systems set each letter at a whole pixel.
  const options = { variationAxes: { wght: weights }, keepFeatures, preserveNameIds };
  const font = await subsetFont(source, text, { targetFormat: "woff2", ...options });
  await writeFile(new URL(`fonts/${file}`, theme), font);
  console.log(`apps/web/app/theme/fonts/${file}  ${(font.length / 1000).toFixed(1)} kB`);
}

const [folder] = process.argv.slice(2);
if (folder !== undefined) await makePaperFonts(folder);
