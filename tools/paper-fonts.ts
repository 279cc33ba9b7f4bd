// npm run fonts -- FOLDER: makes the invoice fonts for scripts that Public Sans lacks. FOLDER holds the unpacked
// packages @fontsource/noto-sans, -arabic and -sc, which are too large to be dependencies.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";

const fonts = new URL("../apps/server/src/features/files/fonts/", import.meta.url);
/** The name table entries that the licence requires: copyright, licence text, and licence URL. */
const preserveNameIds = [0, 13, 14];

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, place) => from + place));

/** Every character of GB 2312, the standard character set for simplified Chinese. */
function chinese(): string {
  const decoder = new TextDecoder("gb2312");
  let text = "";
  for (let row = 0xa1; row <= 0xf7; row += 1) {
    for (let cell = 0xa1; cell <= 0xfe; cell += 1) text += decoder.decode(Uint8Array.of(row, cell));
  }
  return text.replaceAll("\uFFFD", "");
}

const faces = [
  { file: "NotoSansArabic", source: "noto-sans-arabic", part: "arabic", text: range(0x600, 0x6ff) + range(0x20, 0x7e) },
  { file: "NotoSansGreek", source: "noto-sans", part: "greek", text: range(0x370, 0x3ff) },
  { file: "NotoSansCyrillic", source: "noto-sans", part: "cyrillic", text: range(0x400, 0x4ff) },
  { file: "NotoSansSC", source: "noto-sans-sc", part: "chinese-simplified", text: chinese() },
];

/**
 * Writes the fonts as TrueType files. A PDF can embed single characters of such a file without unpacking the whole
 * font.
 */
export async function makePaperFonts(folder: string): Promise<void> {
  await mkdir(fonts, { recursive: true });
  for (const { file, source, part, text } of faces) {
    const font = await readFile(join(folder, source, "files", `${source}-${part}-400-normal.woff2`));
    const made = await subsetFont(font, text, { targetFormat: "truetype", preserveNameIds });
    await writeFile(new URL(`${file}-Regular.ttf`, fonts), made);
    console.log(`apps/server/src/features/files/fonts/${file}-Regular.ttf  ${(made.length / 1000).toFixed(1)} kB`);
  }
}
