import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { type Direction, type Style, Typesetter } from "./typesetter.ts";

/** The size of a page, in points. */
const A4 = { width: 595.28, height: 841.89 };

export const INK = "#1c2622";
export const QUIET = "#5a6862";
export const GREEN = "#08804f";
export const LINE = "#d5deda";

/** Puts the numbers into the text below every page, in place of `{page}` and `{pages}`. */
export const numbered = (pageText: string, page: number, pages: number): string =>
  pageText.replace("{page}", String(page)).replace("{pages}", String(pages));

/** A column of the page: its distance from the start of the line, and its width, in points. */
export type Column = { from: number; width: number };

/** A paper's metadata: language tag (such as `zh-CN`), direction, title, author and date. */
export type PaperFacts = { lang: string; dir: Direction; title: string; author: string; date: Date };

/** The area for text, in points: the side margins, and the first and last position from the top. */
export type PaperArea = { side: number; top: number; bottom: number };

/** Writes one line of text on the baseline `y`. */
type WriteLine = (words: string, y: number, align: "start" | "end", style: Style) => void;
type Placing = { align?: "start" | "end"; y?: number; leading?: number };

/**
 * An A4 PDF with embedded fonts, tagged for screen readers, in its language's direction. The same calls give the same
 * bytes. `y` is the position of the next element, in points from the top.
 */
export class Paper {
  readonly root: PDFKit.PDFStructureElement;
  readonly width: number;
  y: number;
  readonly #doc: PDFKit.PDFDocument;
  readonly #dir: Direction;
  readonly #area: PaperArea;
  readonly #type: Typesetter;

  constructor({ lang, dir, title, author, date }: PaperFacts, area: PaperArea) {
    this.#doc = new PDFDocument({
      size: "A4",
      margin: 0,
      // None of its own: the typesetter brings all typefaces.
      font: "",
      pdfVersion: "1.7",
      tagged: true,
      lang,
      displayTitle: true,
      bufferPages: true,
      info: { Title: title, Author: author, CreationDate: date, ModDate: date },
    });
    this.root = this.#doc.struct("Document");
    this.#doc.addStructure(this.root);
    this.#dir = dir;
    this.#area = area;
    this.#type = new Typesetter(this.#doc, dir);
    this.width = A4.width - 2 * area.side;
    this.y = area.top;
  }

  /** Adds an element to another one or to the document. The caller must end it. */
  element(
    type: string,
    parent = this.root,
    options: { actual?: string; alt?: string } = {},
  ): PDFKit.PDFStructureElement {
    const element = this.#doc.struct(type, options);
    parent.add(element);
    return element;
  }

  /** Adds an entry to the table of contents that PDF readers show beside the text. */
  bookmark(title: string): void {
    this.#doc.outline.addItem(title);
  }

  /** Starts a new page if less than this much space is left, in points. */
  needs(height: number): void {
    if (this.y + height <= this.#area.bottom) return;
    this.#doc.continueOnNewPage();
    this.y = this.#area.top;
  }

  widthOf(words: string, style: Style): number {
    return this.#type.widthOf(words, style);
  }

  linesOf(words: string, width: number, style: Style): string[] {
    return this.#type.linesOf(words, width, style);
  }

  #box({ from, width }: Column) {
    return { x: this.#dir === "ltr" ? this.#area.side + from : A4.width - this.#area.side - from - width, width };
  }

  /** Runs `draw` for decoration, which is marked so that screen readers skip it. */
  #artifact(type: "Layout" | "Pagination", draw: () => void): void {
    this.#doc.markContent("Artifact", { type });
    draw();
    this.#doc.endMarkedContent();
  }

  /** Fills the squares that `draw` adds, as a picture of which screen readers say the label. */
  figure(label: string, draw: () => void): void {
    const element = this.element("Figure", this.root, { alt: label });
    element.add(this.#doc.markStructureContent("Figure"));
    draw();
    // One shape, so that no seams show between squares.
    this.#doc.fill(INK);
    this.#doc.endMarkedContent();
    element.end();
  }

  /** Adds a square to a picture that is `pictureWidth` wide. Pictures begin at the start of the line, unmirrored. */
  square(from: number, y: number, side: number, pictureWidth: number): void {
    const { x } = this.#box({ from: 0, width: pictureWidth });
    this.#doc.rect(x + from, y, side, side);
  }

  /** Fills a rectangle. */
  fill(y: number, height: number, color: string, column: Column = { from: 0, width: this.width }, radius = 0): void {
    const { x, width } = this.#box(column);
    this.#artifact("Layout", () => this.#doc.roundedRect(x, y, width, height, radius).fill(color));
  }

  /** Fills a circle around a position of the line. */
  dot(from: number, y: number, radius: number, color: string): void {
    const { x } = this.#box({ from, width: 0 });
    this.#artifact("Layout", () => this.#doc.circle(x, y, radius).fill(color));
  }

  /** Writes a text into its column and returns its height. Screen readers and copied text get it in reading order. */
  write(
    parent: PDFKit.PDFStructureElement,
    type: string,
    words: string,
    column: Column,
    style: Style,
    { align = "start", y = this.y, leading = 1.45 }: Placing = {},
  ): number {
    const lines = this.linesOf(words, column.width, style);
    const element = this.element(type, parent, { actual: words });
    element.add(this.#doc.markStructureContent(type));
    const height = style.size * leading;
    for (const [index, line] of lines.entries()) {
      this.#type.write(line, this.#box(column), y + style.size * 1.05 + index * height, align, style);
    }
    this.#doc.endMarkedContent();
    element.end();
    return lines.length * height;
  }

  /** Writes a text from `y` on, over as many pages as needed, and moves `y` below it. */
  flow(parent: PDFKit.PDFStructureElement, type: string, words: string, column: Column, style: Style, leading: number) {
    const element = this.element(type, parent, { actual: words });
    element.add(this.#doc.markStructureContent(type));
    for (const line of this.linesOf(words, column.width, style)) {
      this.needs(style.size * leading);
      this.#type.write(line, this.#box(column), this.y + style.size * 1.05, "start", style);
      this.y += style.size * leading;
    }
    this.#doc.endMarkedContent();
    element.end();
  }

  /** Draws on every page, for example its number. `draw` gets a function that writes single lines. */
  onEveryPage(draw: (line: WriteLine, page: number, pages: number) => void): void {
    const { count } = this.#doc.bufferedPageRange();
    const box = this.#box({ from: 0, width: this.width });
    const line: WriteLine = (words, y, align, style) =>
      this.#artifact("Pagination", () => this.#type.write(words, box, y, align, style));
    for (let page = 0; page < count; page += 1) {
      this.#doc.switchToPage(page);
      draw(line, page + 1, count);
    }
  }

  /** Returns the finished file. Nothing can be added afterwards. */
  async bytes(): Promise<Buffer> {
    this.root.end();
    this.#doc.end();
    return buffer(this.#doc);
  }
}
