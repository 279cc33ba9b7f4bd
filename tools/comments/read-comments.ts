import { parseSync } from "oxc-parser";
import type { SourceFile } from "../arrows/finding.ts";
import { lineFinder } from "../arrows/read-script.ts";

/** A comment's text without its marks. Consecutive lines of `//` or `--` are one comment. */
export type Comment = { line: number; text: string };

/** Removes the marks of a comment and of its lines. Empty lines and the indentation of list items stay. */
function withoutMarks(text: string): string {
  return text
    .replace(/^\/\*+|\*+\/$/g, "")
    .split("\n")
    .map((line) => line.replace(/^\s*(?:\*(?!\*)|\/\/+|--)? ?/, "").trimEnd())
    .join("\n")
    .replace(/^\n+|\s+$/g, "");
}

/** Reads a script's comments with the parser, because a string may contain `//`. */
function scriptComments({ path, text }: SourceFile): { start: number; end: number }[] {
  return parseSync(path, text).comments;
}

/** Reads the comments of SQL and CSS. Quoted texts of SQL may contain comment marks, so they are skipped. */
function otherComments({ path, text }: SourceFile): { start: number; end: number }[] {
  const pattern = path.endsWith(".sql") ? /'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\//g : /\/\*[\s\S]*?\*\//g;
  return [...text.matchAll(pattern)]
    .filter(([found]) => !found.startsWith("'"))
    .map(({ index, 0: found }) => ({ start: index, end: index + found.length }));
}

/** Reads every comment of a script, SQL file or style sheet. */
export function readComments(file: SourceFile): Comment[] {
  const { path, text } = file;
  const lineAt = lineFinder(text);
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
      comments.push({ line: lineAt(start), text: withoutMarks(raw), end, isLine });
    }
  }
  return comments.map(({ line, text: words }) => ({ line, text: words }));
}
