import { GREEN, INK, numbered, Paper, type PaperFacts, QUIET } from "../typesetting/paper.ts";
import type { Style } from "../typesetting/typesetter.ts";
import type { Block } from "./read-blocks.ts";

const NOTICE_GROUND = "#e8f3ed";
/** The area for text on a page, in points. */
const AREA = { side: 72, top: 84, bottom: 762 };
/** A heading needs this much space, in points, so that the first lines of its text are on the same page. */
const HEADING_HEIGHT = 72;
const LEADING = 1.5;

const text: Style = { size: 10.5, color: INK };
const title: Style = { size: 26, isStrong: true, color: INK };
const heading: Style = { size: 13, isStrong: true, color: INK };
const small: Style = { size: 9, color: QUIET };

/**
 * A document in one language. `pageText` contains `{page}` and `{pages}`, which the numbers replace. `date` is an ISO
 * time.
 */
export type DocumentWork = Omit<PaperFacts, "title" | "date"> & {
  blocks: readonly Block[];
  brand: string;
  footer: string;
  pageText: string;
  date: string;
};

function titleOf(blocks: readonly Block[]): string {
  const found = blocks.find((block) => block.kind === "title");
  return found?.kind === "title" ? found.text : "";
}

function setHeading(paper: Paper, words: string): void {
  paper.y += 12;
  paper.needs(HEADING_HEIGHT);
  paper.bookmark(words);
  paper.flow(paper.root, "H2", words, { from: 0, width: paper.width }, heading, LEADING);
  paper.y += 5;
}

/** A notice has a background, so it must be on one page. */
function setNotice(paper: Paper, words: string): void {
  const style = { ...text, size: 10 };
  const column = { from: 16, width: paper.width - 32 };
  const height = paper.linesOf(words, column.width, style).length * style.size * LEADING + 22;
  paper.y += 8;
  paper.needs(height);
  paper.fill(paper.y, height, NOTICE_GROUND, { from: 0, width: paper.width }, 6);
  paper.write(paper.root, "P", words, column, style, { y: paper.y + 11, leading: LEADING });
  paper.y += height + 10;
}

function setList(paper: Paper, items: readonly string[]): void {
  const list = paper.element("L");
  for (const item of items) {
    const entry = paper.element("LI", list);
    paper.needs(text.size * LEADING);
    paper.dot(6, paper.y + text.size * 0.75, 1.8, INK);
    paper.flow(entry, "LBody", item, { from: 18, width: paper.width - 18 }, text, LEADING);
    paper.y += 3;
    entry.end();
  }
  list.end();
  paper.y += 5;
}

function setBlock(paper: Paper, block: Block): void {
  switch (block.kind) {
    case "title":
      paper.flow(paper.root, "H1", block.text, { from: 0, width: paper.width }, title, 1.25);
      paper.y += 6;
      return;
    case "heading":
      return setHeading(paper, block.text);
    case "notice":
      return setNotice(paper, block.text);
    case "list":
      return setList(paper, block.items);
    case "paragraph":
      paper.flow(paper.root, "P", block.text, { from: 0, width: paper.width }, text, LEADING);
      paper.y += 7;
  }
}

/** Renders the blocks as an A4 PDF. The same input gives the same bytes. */
export function setDocument({ blocks, brand, footer, pageText, date, ...facts }: DocumentWork): Promise<Buffer> {
  const name = titleOf(blocks);
  const paper = new Paper({ ...facts, title: name, date: new Date(date) }, AREA);
  for (const block of blocks) setBlock(paper, block);
  paper.onEveryPage((line, page, pages) => {
    line(brand, 44, "start", { ...small, isStrong: true, color: GREEN });
    line(name, 44, "end", small);
    paper.fill(62, 0.75, GREEN);
    line(footer, 790, "start", small);
    line(numbered(pageText, page, pages), 790, "end", small);
  });
  return paper.bytes();
}
