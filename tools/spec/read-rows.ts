import { readFileSync } from "node:fs";

/** One statement of the specification, such as S2-94. */
export type Row = {
  id: string;
  text: string;
  /** Only an eye can judge it. A picture shows it in place of a test. */
  isForEyes: boolean;
};

/** Reads the rows of a list whose lines are like "- S2-94 The progress bar is thin. (look)". */
export function parseRows(markdown: string): Row[] {
  const lines = markdown.matchAll(/^- (S\d+-\d+) (.+)$/gm);
  return [...lines].map(([, id = "", text = ""]) => ({ id, text, isForEyes: text.includes("(look)") }));
}

/** The rows of docs/specification-rows.md. Tests name them in their tags. */
export function readRows(): Row[] {
  return parseRows(readFileSync(new URL("../../docs/specification-rows.md", import.meta.url), "utf8"));
}
