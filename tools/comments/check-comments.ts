import type { Finding, SourceFile } from "../arrows/finding.ts";
import type { Comment } from "./read-comments.ts";

const MOST_WORDS = 60;
const MOST_CHARACTERS = 120;

/** Patterns of sentence openings that are hard to read, each with the advice to print. */
const stumbles: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/(?:^|[.:;] |\n)So (?:many|much|long|few)\b/, 'not "So many": say what is bounded, and the unit'],
  [/\b(?:[Ww]hoever|[Ww]homever|[Ww]hosoever)\b/, 'not "whoever": name the person, or write "people who"'],
  [/(?:^|\. |\n)What (?![^.]*\?)/, 'not "What …" as a subject: name the thing'],
  [/\bthat is none\b|\bthat are none\b/, 'not "that is none": write "invalid" or "no …"'],
];

/** True for a comment with list items or with indented lines such as commands. */
const isList = (text: string) => /^(?:\s*(?:[-*]|\d+\.)\s| {2,}\S)/m.test(text);
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length;

function checkComment({ text }: { text: string }): string[] {
  const found = stumbles.flatMap(([pattern, instead]) => (pattern.test(text) ? [instead] : []));
  const words = wordsIn(text);
  if (words > MOST_WORDS && !isList(text)) found.push(`${words} words; at most ${MOST_WORDS}, or a list`);
  return found;
}

/** Finds comments that are hard to read, and comment lines that are too long. `comments` are those of the file. */
export function checkComments(file: SourceFile, comments: readonly Comment[]): Finding[] {
  const { path } = file;
  const finding = (rule: string) => (line: number, text: string) => ({ rule, path, line, text });
  const lines = file.text.split("\n");
  const mark = path.endsWith(".sql") ? /^\s*--/ : /^\s*(?:\/\/|\/?\*)/;
  return [
    ...comments.flatMap((comment) => checkComment(comment).map((text) => finding("comments")(comment.line, text))),
    ...lines.flatMap((line, index) =>
      line.length > MOST_CHARACTERS && mark.test(line) && !/https?:\/\//.test(line)
        ? [finding("lines")(index + 1, `${line.length} characters; at most ${MOST_CHARACTERS}`)]
        : [],
    ),
  ];
}
