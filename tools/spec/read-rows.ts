import { readFileSync } from "node:fs";

/** One statement of the specification. An id looks like S2-94. */
export type Row = {
  id: string;
  text: string;
  /** True if only a person can judge the row. A picture then replaces a test. */
  isForEyes: boolean;
};

/** Reads the rows of a list whose lines are like "- S2-94 The progress bar is thin. (look)". */
export function parseRows(markdown: string): Row[] {
  const lines = markdown.matchAll(/^- (S\d+-\d+) (.+)$/gm);
  return [...lines].map(([, id = "", text = ""]) => ({ id, text, isForEyes: text.includes("(look)") }));
}

/** Reads the rows of docs/specification-rows.md. Tests name a row's id in their tags. */
export function readRows(): Row[] {
  return parseRows(readFileSync(new URL("../../docs/specification-rows.md", import.meta.url), "utf8"));
}
