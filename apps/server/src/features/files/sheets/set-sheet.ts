import { encode } from "uqr";
import { type Column, GREEN, INK, LINE, numbered, Paper, QUIET } from "../typesetting/paper.ts";
import type { Style } from "../typesetting/typesetter.ts";
import type { Sheet, SheetTable } from "./sheet.ts";

/** The area for text on a page, in points. */
const AREA = { side: 56, top: 56, bottom: 770 };
const GAP = 14;
const FOOT = 800;

const text: Style = { size: 9.5, color: INK };
const strong: Style = { ...text, isStrong: true };
const quiet: Style = { ...text, color: QUIET };
const total: Style = { size: 12, isStrong: true, color: INK };

function setHead(paper: Paper, { brand, issuer, title }: Sheet): void {
  const [left, right] = [
    { from: 0, width: paper.width * 0.52 },
    { from: paper.width * 0.56, width: paper.width * 0.44 },
  ];
  const top = paper.y;
  const height = paper.write(
    paper.root,
    "H1",
    title,
    right,
    { size: 17, isStrong: true, color: INK },
    { align: "end" },
  );
  paper.y += paper.write(paper.root, "P", brand, left, { size: 17, isStrong: true, color: GREEN }) + 2;
  for (const line of issuer) paper.y += paper.write(paper.root, "P", line, left, { ...quiet, size: 8.5 });
  paper.y = Math.max(paper.y, top + height) + GAP;
  paper.fill(paper.y, 1, GREEN);
  paper.y += GAP + 4;
}

function setFacts(paper: Paper, { facts, parties }: Sheet): void {
  const top = paper.y;
  const labels = { from: 0, width: paper.width * 0.18 };
  const values = { from: paper.width * 0.19, width: paper.width * 0.25 };
  for (const { label, value } of facts) {
    const height = paper.write(paper.root, "P", label, labels, quiet);
    paper.y += Math.max(height, paper.write(paper.root, "P", value, values, text)) + 2;
  }
  let bottom = paper.y;
  const width = (paper.width * 0.54 - GAP) / 2;
  for (const [index, { title, lines }] of parties.entries()) {
    const column = { from: paper.width * 0.46 + index * (width + GAP), width };
    paper.y = top + paper.write(paper.root, "H2", title, column, quiet, { y: top }) + 2;
    for (const line of lines) paper.y += paper.write(paper.root, "P", line, column, text);
    bottom = Math.max(bottom, paper.y);
  }
  paper.y = bottom + GAP * 1.6;
}

/** Makes columns of figures as wide as their widest text. The first column gets the remaining width. */
function columnsOf(paper: Paper, { headings, rows }: SheetTable, width: number): Column[] {
  const widths = headings.map((heading, column) => {
    const cells = rows.map((row) => paper.widthOf(row[column] ?? "", text));
    return Math.max(paper.widthOf(heading, strong), ...cells) + GAP;
  });
  const figures = widths.slice(1).reduce((sum, each) => sum + each, 0);
  widths[0] = width - figures;
  let from = paper.width - width;
  return widths.map((each) => {
    const column = { from, width: each };
    from += each;
    return column;
  });
}

function setTable(paper: Paper, table: SheetTable, width = paper.width): void {
  const columns = columnsOf(paper, table, width);
  const element = paper.element("Table", paper.root, { alt: table.caption });
  for (const [index, row] of [table.headings, ...table.rows].entries()) {
    const style = index === 0 ? { ...quiet, isStrong: true } : text;
    const heights = row.map((words, at) => paper.linesOf(words, columns[at]?.width ?? 0, style).length);
    const height = Math.max(...heights) * style.size * 1.45;
    paper.needs(height + 12);
    paper.y += 5;
    const line = paper.element("TR", element);
    for (const [at, words] of row.entries()) {
      const column = columns[at];
      if (column === undefined) continue;
      const type = index === 0 || at === 0 ? "TH" : "TD";
      paper.write(line, type, words, column, style, { align: at === 0 ? "start" : "end" });
    }
    line.end();
    paper.y += height + 4;
    paper.fill(paper.y, index === 0 ? 1 : 0.5, LINE, { from: paper.width - width, width });
  }
  element.end();
  paper.y += GAP;
}

function setSums(paper: Paper, { sums }: Sheet): void {
  const labels = { from: paper.width * 0.5, width: paper.width * 0.28 };
  const values = { from: paper.width * 0.78, width: paper.width * 0.22 };
  for (const { label, value, isTotal = false } of sums) {
    paper.needs(30);
    const style = isTotal ? total : text;
    if (isTotal) paper.y += 3;
    const height = paper.write(paper.root, "P", label, labels, style);
    paper.y += Math.max(height, paper.write(paper.root, "P", value, values, style, { align: "end" })) + 3;
  }
  paper.y += GAP;
}

function setCode(paper: Paper, { text: encoded, label }: NonNullable<Sheet["code"]>): void {
  const side = 110;
  paper.needs(side + GAP);
  paper.y += GAP;
  paper.figure(label, () => {
    const { data, size } = encode(encoded, { border: 0 });
    const dot = side / size;
    for (const [y, row] of data.entries()) {
      for (const [x, isDark] of row.entries()) if (isDark) paper.square(x * dot, paper.y + y * dot, dot, side);
    }
  });
  paper.y += side + 6;
}

function setFoot(paper: Paper, { title, pageText }: Sheet): void {
  const style = { ...quiet, size: 8 };
  paper.onEveryPage((line, page, pages) => {
    line(title, FOOT, "start", style);
    line(numbered(pageText, page, pages), FOOT, "end", style);
  });
}

/** Renders a sheet as an A4 PDF. The same sheet gives the same bytes. */
export function setSheet(sheet: Sheet): Promise<Buffer> {
  const { lang, dir, title, brand, issuedAtUtc, lines, taxes, notices, code } = sheet;
  const paper = new Paper({ lang, dir, title, author: brand, date: new Date(issuedAtUtc) }, AREA);
  setHead(paper, sheet);
  setFacts(paper, sheet);
  setTable(paper, lines);
  setSums(paper, sheet);
  if (taxes !== undefined) {
    paper.needs(60);
    setTable(paper, taxes, paper.width * 0.62);
  }
  for (const notice of notices) {
    paper.needs(40);
    paper.y += paper.write(paper.root, "P", notice, { from: 0, width: paper.width }, quiet) + 4;
  }
  if (code !== undefined) setCode(paper, code);
  setFoot(paper, sheet);
  return paper.bytes();
}
