import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";
import type { Block } from "./read-blocks.ts";

const font = (name: string) => fileURLToPath(new URL(`./fonts/PublicSans-${name}.ttf`, import.meta.url));
const fonts = { text: font("Regular"), strong: font("SemiBold") };

const INK = "#1c2622";
const QUIET = "#5a6862";
const GREEN = "#08804f";
const NOTICE_GROUND = "#e8f3ed";
/** In points: A4 is 595 wide and 842 high. */
const MARGINS = { top: 84, bottom: 80, left: 72, right: 72 };
/** A heading needs at least this much room, for itself and the first lines below it. */
const HEADING_ROOM = 72;

export type DocumentMeta = { brand: string; author: string; versionDate: Date; footer: string };

type Sheet = { doc: PDFKit.PDFDocument; root: PDFKit.PDFStructureElement; width: number };

const titleOf = (blocks: readonly Block[]): string => {
  const title = blocks.find((block) => block.kind === "title");
  return title?.kind === "title" ? title.text : "";
};

function setHeading({ doc, root }: Sheet, text: string): void {
  if (doc.y > doc.page.height - MARGINS.bottom - HEADING_ROOM) doc.addPage();
  else doc.y += 12;
  doc.outline.addItem(text);
  doc.font(fonts.strong, 13).fillColor(INK).text(text, { structParent: root, structType: "H2" });
  doc.y += 5;
}

function setNotice({ doc, root, width }: Sheet, text: string): void {
  const options = { width: width - 32, lineGap: 2.5 };
  doc.font(fonts.text, 10);
  const height = doc.heightOfString(text, options) + 22;
  doc.y += 8;
  const top = doc.y;
  doc.markContent("Artifact", { type: "Layout" });
  doc.roundedRect(MARGINS.left, top, width, height, 6).fill(NOTICE_GROUND);
  doc.endMarkedContent();
  doc.fillColor(INK).text(text, MARGINS.left + 16, top + 12, { ...options, structParent: root });
  doc.x = MARGINS.left;
  doc.y = top + height + 10;
}

function setList({ doc, root }: Sheet, items: string[]): void {
  const list = doc.struct("L");
  root.add(list);
  doc.font(fonts.text, 10.5).fillColor(INK);
  doc.list(items, {
    structParent: list,
    bulletRadius: 1.8,
    textIndent: 14,
    bulletIndent: 4,
    lineGap: 2.5,
    paragraphGap: 3,
  });
  list.end();
  doc.y += 5;
}

function setBlock(sheet: Sheet, block: Block): void {
  const { doc, root } = sheet;
  switch (block.kind) {
    case "title":
      doc.font(fonts.strong, 26).fillColor(INK).text(block.text, { structParent: root, structType: "H1" });
      doc.y += 4;
      return;
    case "heading":
      return setHeading(sheet, block.text);
    case "notice":
      return setNotice(sheet, block.text);
    case "list":
      return setList(sheet, block.items);
    case "paragraph":
      doc.font(fonts.text, 10.5).fillColor(INK);
      doc.text(block.text, { structParent: root, lineGap: 2.5 });
      doc.y += 7;
  }
}

/** Writes brand and title above the text, notice and page number below. Screen readers skip both. */
function setMargins({ doc, width }: Sheet, { brand, footer }: DocumentMeta, title: string): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    const line = { width, lineBreak: false } as const;
    const bottom = doc.page.height - 52;
    // Text below the bottom margin would start a new page.
    doc.page.margins.bottom = 0;
    doc.markContent("Artifact", { type: "Pagination" });
    doc.font(fonts.strong, 9).fillColor(GREEN).text(brand, MARGINS.left, 44, line);
    doc
      .font(fonts.text, 9)
      .fillColor(QUIET)
      .text(title, MARGINS.left, 44, { ...line, align: "right" });
    doc.rect(MARGINS.left, 62, width, 0.75).fill(GREEN);
    doc.fillColor(QUIET).text(footer, MARGINS.left, bottom, line);
    doc.text(`Page ${page + 1} of ${count}`, MARGINS.left, bottom, { ...line, align: "right" });
    doc.endMarkedContent();
  }
}

function bytesOf(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
    doc.end();
  });
}

/**
 * Renders the blocks as an A4 PDF in English, tagged for assistive technology. The same input gives the same bytes,
 * because their hash is part of the URL.
 */
export async function setDocument(blocks: readonly Block[], meta: DocumentMeta): Promise<Buffer> {
  const title = titleOf(blocks);
  const doc = new PDFDocument({
    size: "A4",
    margins: MARGINS,
    pdfVersion: "1.7",
    tagged: true,
    lang: "en-GB",
    displayTitle: true,
    bufferPages: true,
    font: fonts.text,
    info: { Title: title, Author: meta.author, CreationDate: meta.versionDate, ModDate: meta.versionDate },
  });
  const root = doc.struct("Document");
  doc.addStructure(root);
  const sheet = { doc, root, width: doc.page.width - MARGINS.left - MARGINS.right };
  for (const block of blocks) setBlock(sheet, block);
  root.end();
  setMargins(sheet, meta, title);
  return bytesOf(doc);
}
