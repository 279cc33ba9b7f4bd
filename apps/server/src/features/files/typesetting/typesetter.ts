import { fileURLToPath } from "node:url";
import { visualRuns, type VisualRun } from "./visual-runs.ts";

const fileOf = (name: string) => fileURLToPath(new URL(`../fonts/${name}.ttf`, import.meta.url));

type Face = "PublicSans" | "NotoSansArabic" | "NotoSansGreek" | "NotoSansCyrillic" | "NotoSansSC";

/**
 * Typefaces for scripts that the shop's own typeface doesn't have. Full-width forms and punctuation are set in the
 * Chinese one.
 */
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
 * Lines can break at spaces and before the host of an e-mail address. Chinese can break between any two characters, but
 * not before a closing mark.
 */
const BREAKS = /(?<= )|(?=@)|(?<=[\p{Script=Han}，。、；：！？）》”])(?![，。、；：！？）》”])/u;

/** Vowel signs and similar marks. Arabic can be read without them. */
const MARK = /\p{Mn}/u;

/** A text that was marked to keep its own direction, such as a name. */
const ISOLATED = /^([\u2066-\u2068])([^]*)\u2069$/u;

/** Writes lines of any script and direction at exact positions. */
export class Typesetter {
  readonly #doc: PDFKit.PDFDocument;
  readonly #dir: Direction;
  readonly #widths = new Map<string, number>();

  constructor(doc: PDFKit.PDFDocument, dir: Direction) {
    this.#doc = doc;
    this.#dir = dir;
  }

  #runs(text: string): VisualRun<Face>[] {
    // Replaces narrow no-break spaces, which the typeface lacks.
    return visualRuns(text.replaceAll("\u202F", "\u00A0"), this.#dir, faceOf);
  }

  /**
   * Returns the text to shape in the current font. The shaper expects reading order and reverses Arabic itself. Other
   * text of a right-to-left run is reversed here.
   */
  #shown({ text, font, isRightToLeft }: VisualRun<Face>): string {
    if (isRightToLeft && font !== "NotoSansArabic") return Array.from(text).toReversed().join("");
    return MARK.test(text) && !this.#canShape(text) ? text.replaceAll(new RegExp(MARK, "gu"), "") : text;
  }

  /**
   * Whether the font can show the text's marks. Fontkit 2.0.4 throws if a letter has no position for a mark
   * (foliojs/fontkit#367).
   */
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

  /** Breaks a text into lines that fit the width. A word that is wider than a line is broken at any character. */
  linesOf(text: string, width: number, style: Style): string[] {
    const [, opening = "", inside] = ISOLATED.exec(text) ?? [];
    if (inside === undefined) return this.#broken(text, width, style);
    return this.#broken(inside, width, style).map((line) => `${opening}${line}\u2069`);
  }

  /**
   * Measures each word once, because a long text repeats its words. Words can be measured alone, because fonts don't
   * kern across spaces.
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

  /** Writes one line on the baseline `y`, at the start or the end of the box. */
  write(text: string, { x, width }: Box, y: number, align: "start" | "end", style: Style): void {
    const isLeft = (align === "start") === (this.#dir === "ltr");
    let left = isLeft ? x : x + width - this.widthOf(text, style);
    for (const run of this.#runs(text)) {
      this.#use(run, style);
      const shown = this.#shown(run);
      // The other typefaces have no bold weight, so a thin stroke makes their letters stronger.
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
