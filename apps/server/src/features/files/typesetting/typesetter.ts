import { fileURLToPath } from "node:url";
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

export type Direction = "ltr" | "rtl";
export type Style = { size: number; isStrong?: boolean; color: string };
type Box = { x: number; width: number };

/**
 * Lines break at spaces, before the host of an email address, and in Chinese between any two characters, but not before
 * a mark that closes something.
 */
const BREAKS = /(?<= )|(?=@)|(?<=[\p{Script=Han}，。、；：！？）》”])(?![，。、；：！？）》”])/u;

/** Vowel signs and the like. Arabic is read without them too. */
const MARK = /\p{Mn}/u;

/** A text that keeps its own direction as a whole, such as a name. */
const ISOLATED = /^([\u2066-\u2068])([^]*)\u2069$/u;

/** Writes lines of any writing and direction, at exact places. */
export class Typesetter {
  readonly #doc: PDFKit.PDFDocument;
  readonly #dir: Direction;
  readonly #widths = new Map<string, number>();

  constructor(doc: PDFKit.PDFDocument, dir: Direction) {
    this.#doc = doc;
    this.#dir = dir;
  }

  #runs(text: string): VisualRun<Face>[] {
    // The typeface has no narrow no-break space.
    return visualRuns(text.replaceAll("\u202F", "\u00A0"), this.#dir, faceOf);
  }

  /**
   * Returns the text to shape in the current font. Shaping expects reading order and reverses right-to-left scripts
   * itself. Other text in a right-to-left run is reversed here.
   */
  #shown({ text, font, isRightToLeft }: VisualRun<Face>): string {
    if (isRightToLeft && font !== "NotoSansArabic") return Array.from(text).toReversed().join("");
    return MARK.test(text) && !this.#canShape(text) ? text.replaceAll(new RegExp(MARK, "gu"), "") : text;
  }

  /** Fontkit 2.0.4 throws where a font has no place for a mark on a letter (foliojs/fontkit#367). */
  #canShape(text: string): boolean {
    try {
      this.#doc.widthOfString(text);
      return true;
    } catch {
      return false;
    }
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

  /**
   * Words are measured once, because a long text has few different ones. No pair of letters is closer across a space.
   */
  #wordWidth(word: string, style: Style): number {
    const key = `${style.size} ${style.isStrong === true} ${word}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    const width = this.widthOf(word, style);
    this.#widths.set(key, width);
    return width;
  }

  #broken(text: string, most: number, style: Style): string[] {
    const lines: string[] = [];
    let line = "";
    let width = 0;
    const add = (word: string) => {
      line += word;
      width += this.#wordWidth(word, style);
    };
    const fits = (word: string) => width + this.#wordWidth(word.trimEnd(), style) <= most;
    const end = () => {
      lines.push(line.trimEnd());
      [line, width] = ["", 0];
    };
    for (const word of text.split(BREAKS)) {
      if (!fits(word) && line !== "") end();
      if (fits(word)) {
        add(word);
        continue;
      }
      for (const character of word) {
        if (!fits(character) && line !== "") end();
        add(character);
      }
    }
    end();
    return lines;
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
