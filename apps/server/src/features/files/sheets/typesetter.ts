import { fileURLToPath } from "node:url";
import type { Sheet } from "./sheet.ts";
import { visualRuns, type VisualRun } from "./visual-runs.ts";

const fileOf = (name: string) => fileURLToPath(new URL(`../fonts/${name}.ttf`, import.meta.url));

type Face = "PublicSans" | "NotoSansArabic" | "NotoSansGreek" | "NotoSansCyrillic" | "NotoSansSC";

/** Typefaces for writing that the shop's own doesn't have. Full-width forms and punctuation belong to Chinese. */
const OTHERS: readonly [Face, RegExp][] = [
  ["NotoSansArabic", /\p{Script_Extensions=Arabic}/u],
  ["NotoSansSC", /\p{Script=Han}|[\u3000-\u303F\uFF00-\uFFEF]/u],
  ["NotoSansGreek", /\p{Script=Greek}/u],
  ["NotoSansCyrillic", /\p{Script=Cyrillic}/u],
];

const faceOf = (text: string): Face => OTHERS.find(([, writing]) => writing.test(text))?.[0] ?? "PublicSans";

export type Style = { size: number; isStrong?: boolean; color: string };
type Box = { x: number; width: number };

/** Lines break at spaces, before the host of an email address, and in Chinese between any two characters. */
const BREAKS = /(?<= )|(?=@)|(?<=[\p{Script=Han}，。、；：）])/u;

/** A text that keeps its own direction as a whole, such as a name. */
const ISOLATED = /^([\u2066-\u2068])([^]*)\u2069$/u;

/** Writes lines of any writing and direction, at exact places. */
export class Typesetter {
  readonly #doc: PDFKit.PDFDocument;
  readonly #dir: Sheet["dir"];

  constructor(doc: PDFKit.PDFDocument, dir: Sheet["dir"]) {
    this.#doc = doc;
    this.#dir = dir;
  }

  #runs(text: string): VisualRun<Face>[] {
    // The typeface has no narrow no-break space.
    return visualRuns(text.replaceAll("\u202F", "\u00A0"), this.#dir, faceOf);
  }

  /** Shaping needs reading order and reverses what it knows to be right-to-left; nothing else in such a run does so. */
  #shown({ text, font, isRightToLeft }: VisualRun<Face>): string {
    return isRightToLeft && font !== "NotoSansArabic" ? Array.from(text).toReversed().join("") : text;
  }

  #use({ font }: VisualRun<Face>, { size, isStrong = false }: Style): void {
    this.#doc.font(fileOf(isStrong && font === "PublicSans" ? "PublicSans-SemiBold" : `${font}-Regular`), size);
  }

  widthOf(text: string, style: Style): number {
    return this.#runs(text).reduce((width, run) => {
      this.#use(run, style);
      return width + this.#doc.widthOfString(this.#shown(run), { features: ["tnum"] });
    }, 0);
  }

  /** The text in lines that fit; a word that is too long by itself is broken anywhere. */
  linesOf(text: string, width: number, style: Style): string[] {
    const [, opening = "", inside] = ISOLATED.exec(text) ?? [];
    if (inside === undefined) return this.#broken(text, width, style);
    return this.#broken(inside, width, style).map((line) => `${opening}${line}\u2069`);
  }

  #broken(text: string, width: number, style: Style): string[] {
    const lines: string[] = [];
    let line = "";
    for (const word of text.split(BREAKS)) {
      if (this.widthOf((line + word).trimEnd(), style) <= width) {
        line += word;
        continue;
      }
      if (line !== "") lines.push(line.trimEnd());
      line = "";
      for (const character of word) {
        if (line !== "" && this.widthOf((line + character).trimEnd(), style) > width) {
          lines.push(line);
          line = "";
        }
        line += character;
      }
    }
    return [...lines, line.trimEnd()];
  }

  /** Writes one line on its baseline `y`, at the start or the end of the box. */
  write(text: string, { x, width }: Box, y: number, align: "start" | "end", style: Style): void {
    const isLeft = (align === "start") === (this.#dir === "ltr");
    let left = isLeft ? x : x + width - this.widthOf(text, style);
    for (const run of this.#runs(text)) {
      this.#use(run, style);
      const shown = this.#shown(run);
      // The other typefaces have one weight: a thin stroke makes it stronger.
      const isThickened = style.isStrong === true && run.font !== "PublicSans";
      this.#doc
        .fillColor(style.color)
        .strokeColor(style.color)
        .lineWidth(style.size * 0.025);
      this.#doc.text(shown, left, y, {
        lineBreak: false,
        baseline: "alphabetic",
        features: ["tnum"],
        ...(isThickened && { fill: true, stroke: true }),
      });
      left += this.#doc.widthOfString(shown, { features: ["tnum"] });
    }
  }
}
