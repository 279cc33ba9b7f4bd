import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import type { Sheet, SheetTable } from "./sheet.ts";
import { type Style, Typesetter } from "./typesetter.ts";

const INK = "#1c2622";
const QUIET = "#5a6862";
const GREEN = "#08804f";
const LINE = "#d5deda";

/** In points: A4 is 595 wide and 842 high. */
const PAGE = { width: 595.28, height: 841.89, margin: 56, bottom: 770 };
const WIDTH = PAGE.width - 2 * PAGE.margin;
const GAP = 14;

const text: Style = { size: 9.5, color: INK };
const strong: Style = { ...text, isStrong: true };
const quiet: Style = { ...text, color: QUIET };
const total: Style = { size: 12, isStrong: true, color: INK };

/** A column of the page: how far from the start of the line, and how wide. */
type Column = { from: number; width: number };

/** Sets one sheet from top to bottom. `y` is where the next thing begins. */
class Page {
  readonly #sheet: Sheet;
  readonly #doc: PDFKit.PDFDocument;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #type: Typesetter;
  #y = PAGE.margin;

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
    const date = new Date(sheet.issuedAtUtc);
    this.#doc = new PDFDocument({
      size: "A4",
      margin: 0,
      pdfVersion: "1.7",
      tagged: true,
      lang: sheet.lang,
      displayTitle: true,
      bufferPages: true,
      info: { Title: sheet.title, Author: sheet.brand, CreationDate: date, ModDate: date },
    });
    this.#root = this.#doc.struct("Document");
    this.#doc.addStructure(this.#root);
    this.#type = new Typesetter(this.#doc, sheet.dir);
  }

  #box({ from, width }: Column) {
    const isLeft = this.#sheet.dir === "ltr";
    return { x: isLeft ? PAGE.margin + from : PAGE.width - PAGE.margin - from - width, width };
  }

  /** Starts a new page unless so much room is left. */
  #needs(room: number): void {
    if (this.#y + room <= PAGE.bottom) return;
    this.#doc.addPage();
    this.#y = PAGE.margin;
  }

  #artifact(draw: () => void): void {
    this.#doc.markContent("Artifact", { type: "Layout" });
    draw();
    this.#doc.endMarkedContent();
  }

  #rule(y: number, color: string, weight: number, { from, width }: Column = { from: 0, width: WIDTH }): void {
    const { x } = this.#box({ from, width });
    this.#artifact(() => this.#doc.rect(x, y, width, weight).fill(color));
  }

  /** Writes a text in its column and returns its height. Screen readers and copies get it in reading order. */
  #write(
    parent: PDFKit.PDFStructureElement,
    type: string,
    words: string,
    column: Column,
    style: Style,
    { align = "start", y = this.#y }: { align?: "start" | "end"; y?: number } = {},
  ): number {
    const lines = this.#type.linesOf(words, column.width, style);
    const element = this.#doc.struct(type, { actual: words });
    parent.add(element);
    element.add(this.#doc.markStructureContent(type));
    const leading = style.size * 1.45;
    for (const [index, line] of lines.entries()) {
      this.#type.write(line, this.#box(column), y + style.size * 1.05 + index * leading, align, style);
    }
    this.#doc.endMarkedContent();
    element.end();
    return lines.length * leading;
  }

  #head(): void {
    const { brand, issuer, title } = this.#sheet;
    const [left, right] = [
      { from: 0, width: WIDTH * 0.52 },
      { from: WIDTH * 0.56, width: WIDTH * 0.44 },
    ];
    const top = this.#y;
    const height = this.#write(
      this.#root,
      "H1",
      title,
      right,
      { size: 17, isStrong: true, color: INK },
      { align: "end" },
    );
    this.#y += this.#write(this.#root, "P", brand, left, { size: 17, isStrong: true, color: GREEN }) + 2;
    for (const line of issuer) this.#y += this.#write(this.#root, "P", line, left, { ...quiet, size: 8.5 });
    this.#y = Math.max(this.#y, top + height) + GAP;
    this.#rule(this.#y, GREEN, 1);
    this.#y += GAP + 4;
  }

  #facts(): void {
    const { facts, parties } = this.#sheet;
    const top = this.#y;
    const labels = { from: 0, width: WIDTH * 0.18 };
    const values = { from: WIDTH * 0.19, width: WIDTH * 0.25 };
    for (const { label, value } of facts) {
      const height = this.#write(this.#root, "P", label, labels, quiet);
      this.#y += Math.max(height, this.#write(this.#root, "P", value, values, text)) + 2;
    }
    let bottom = this.#y;
    const width = (WIDTH * 0.54 - GAP) / 2;
    for (const [index, { title, lines }] of parties.entries()) {
      const column = { from: WIDTH * 0.46 + index * (width + GAP), width };
      this.#y = top + this.#write(this.#root, "H2", title, column, quiet, { y: top }) + 2;
      for (const line of lines) this.#y += this.#write(this.#root, "P", line, column, text);
      bottom = Math.max(bottom, this.#y);
    }
    this.#y = bottom + GAP * 1.6;
  }

  /** Columns of figures are as wide as their widest text, the first takes what they leave. */
  #columns({ headings, rows }: SheetTable, width: number): Column[] {
    const widths = headings.map((heading, column) => {
      const cells = rows.map((row) => this.#type.widthOf(row[column] ?? "", text));
      return Math.max(this.#type.widthOf(heading, strong), ...cells) + GAP;
    });
    const figures = widths.slice(1).reduce((sum, each) => sum + each, 0);
    widths[0] = width - figures;
    let from = WIDTH - width;
    return widths.map((each) => {
      const column = { from, width: each };
      from += each;
      return column;
    });
  }

  #table(table: SheetTable, width = WIDTH): void {
    const columns = this.#columns(table, width);
    const element = this.#doc.struct("Table", { alt: table.caption });
    this.#root.add(element);
    for (const [index, row] of [table.headings, ...table.rows].entries()) {
      const style = index === 0 ? { ...quiet, isStrong: true } : text;
      const heights = row.map((words, at) => this.#type.linesOf(words, columns[at]?.width ?? 0, style).length);
      const height = Math.max(...heights) * style.size * 1.45;
      this.#needs(height + 12);
      this.#y += 5;
      const line = this.#doc.struct("TR");
      element.add(line);
      for (const [at, words] of row.entries()) {
        const column = columns[at];
        if (column === undefined) continue;
        const type = index === 0 || at === 0 ? "TH" : "TD";
        this.#write(line, type, words, column, style, { align: at === 0 ? "start" : "end" });
      }
      line.end();
      this.#y += height + 4;
      this.#rule(this.#y, LINE, index === 0 ? 1 : 0.5, { from: WIDTH - width, width });
    }
    element.end();
    this.#y += GAP;
  }

  #sums(): void {
    const labels = { from: WIDTH * 0.5, width: WIDTH * 0.28 };
    const values = { from: WIDTH * 0.78, width: WIDTH * 0.22 };
    for (const { label, value, isTotal = false } of this.#sheet.sums) {
      this.#needs(30);
      const style = isTotal ? total : text;
      if (isTotal) this.#y += 3;
      const height = this.#write(this.#root, "P", label, labels, style);
      this.#y += Math.max(height, this.#write(this.#root, "P", value, values, style, { align: "end" })) + 3;
    }
    this.#y += GAP;
  }

  #foot(): void {
    const { count } = this.#doc.bufferedPageRange();
    const { title, pageText } = this.#sheet;
    const column = { from: 0, width: WIDTH };
    const style = { ...quiet, size: 8 };
    for (let page = 0; page < count; page += 1) {
      this.#doc.switchToPage(page);
      const words = pageText.replace("{page}", String(page + 1)).replace("{pages}", String(count));
      this.#artifact(() => {
        this.#type.write(title, this.#box(column), 800, "start", style);
        this.#type.write(words, this.#box(column), 800, "end", style);
      });
    }
  }

  async set(): Promise<Buffer> {
    const { lines, taxes, notices } = this.#sheet;
    this.#head();
    this.#facts();
    this.#table(lines);
    this.#sums();
    this.#needs(60);
    this.#table(taxes, WIDTH * 0.62);
    for (const notice of notices) {
      this.#needs(40);
      this.#y += this.#write(this.#root, "P", notice, { from: 0, width: WIDTH }, quiet) + 4;
    }
    this.#root.end();
    this.#foot();
    this.#doc.end();
    return buffer(this.#doc);
  }
}

/**
 * Sets a sheet as an A4 PDF with embedded fonts, tagged for assistive technology, in its language's direction. The same
 * sheet gives the same bytes.
 */
export function setSheet(sheet: Sheet): Promise<Buffer> {
  return new Page(sheet).set();
}
