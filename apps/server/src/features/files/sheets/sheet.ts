import type { Direction } from "../typesetting/typesetter.ts";

/** A label with its value. */
type Fact = { label: string; value: string };

/**
 * Rows below headings. The first column gets the remaining width and is aligned to the start, the others to the end.
 */
export type SheetTable = { caption: string; headings: string[]; rows: string[][] };

/** A document in one language, such as an invoice or the label of a return. All its texts are formatted for readers. */
export type Sheet = {
  /** The tag of the language, such as `zh-CN`, and its direction. */
  lang: string;
  dir: Direction;
  title: string;
  brand: string;
  /** The lines about the issuer of the document. */
  issuer: string[];
  facts: Fact[];
  /** The recipient of the document, and the address to which the goods were sent. */
  parties: { title: string; lines: string[] }[];
  lines: SheetTable;
  sums: (Fact & { isTotal?: boolean })[];
  /** Left out by documents without amounts. */
  taxes?: SheetTable;
  /** A text as a QR code, with the description that screen readers say. */
  code?: { text: string; label: string };
  notices: string[];
  /** Contains `{page}` and `{pages}`, which the numbers replace. */
  pageText: string;
  /** The ISO time at which the document was issued. */
  issuedAtUtc: string;
};
