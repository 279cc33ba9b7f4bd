import { parseSync } from "oxc-parser";
import type { SourceFile } from "../arrows/finding.ts";

/** A comment's words without its marks; lines of `//` or `--` that follow each other are one comment. */
export type Comment = { line: number; text: string };

/** Text without the marks of block comments and of each line. Empty lines and list items keep their places. */
function withoutMarks(text: string): string {
  return text
    .replace(/^\/\*+|\*+\/$/g, "")
    .split("\n")
    .map((line) => line.replace(/^\s*(?:\*(?!\*)|\/\/+|--)? ?/, "").trimEnd())
    .join("\n")
    .replace(/^\n+|\s+$/g, "");
}

/** Reads a script's comments with the parser, because `//` within a string is no comment. */
function scriptComments({ path, text }: SourceFile): { start: number; end: number }[] {
  return parseSync(path, text).comments;
}

/** Comments of SQL and CSS. Quoted texts of SQL may hold marks of comments. */
function otherComments({ path, text }: SourceFile): { start: number; end: number }[] {
  const pattern = path.endsWith(".sql") ? /'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\//g : /\/\*[\s\S]*?\*\//g;
  return [...text.matchAll(pattern)]
    .filter(([found]) => !found.startsWith("'"))
    .map(({ index, 0: found }) => ({ start: index, end: index + found.length }));
}

/** Every comment of a script, SQL file or style sheet. */
export function readComments(file: SourceFile): Comment[] {
  const { path, text } = file;
  const found = /\.(sql|css)$/.test(path) ? otherComments(file) : scriptComments(file);
  const comments: (Comment & { end: number; isLine: boolean })[] = [];
  for (const { start, end } of found) {
    const raw = text.slice(start, end);
    const isLine = !raw.startsWith("/*");
    const last = comments.at(-1);
    if (isLine && last?.isLine === true && /^[ \t]*\n[ \t]*$/.test(text.slice(last.end, start))) {
      last.text += `\n${withoutMarks(raw)}`;
      last.end = end;
    } else {
      comments.push({ line: text.slice(0, start).split("\n").length, text: withoutMarks(raw), end, isLine });
    }
  }
  return comments.map(({ line, text: words }) => ({ line, text: words }));
}
