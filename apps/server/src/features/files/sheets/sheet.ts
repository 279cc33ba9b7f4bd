import type { Direction } from "../typesetting/typesetter.ts";

/** A label with its value. */
type Fact = { label: string; value: string };

/**
 * Rows below headings. The first column is as wide as there is room and aligned to the start, the others to the end.
 */
export type SheetTable = { caption: string; headings: string[]; rows: string[][] };

/** A document of figures, such as an invoice, in one language. Everything on it is text that is ready to be read. */
export type Sheet = {
  /** The tag of the language, such as `zh-CN`, and its direction. */
  lang: string;
  dir: Direction;
  title: string;
  brand: string;
  /** Who issues the document, line by line. */
  issuer: string[];
  facts: Fact[];
  /** Whom it is for, and where to it was sent. */
  parties: { title: string; lines: string[] }[];
  lines: SheetTable;
  sums: (Fact & { isTotal?: boolean })[];
  taxes: SheetTable;
  notices: string[];
  /** `{page}` and `{pages}` stand for numbers. */
  pageText: string;
  /** When it was issued: an ISO time. */
  issuedAtUtc: string;
};
