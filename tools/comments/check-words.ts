import type { Finding, SourceFile } from "../arrows/finding.ts";
import { lineFinder } from "../arrows/read-script.ts";

/**
 * A word of docs/glossary.md with another meaning in some places. There, `names` finds the names that use it so, and
 * no file may be named after `file`. `instead` is the word of the glossary for the meaning.
 */
type Word = { places: RegExp; names: RegExp; file?: RegExp; instead: string };

const words: readonly Word[] = [
  {
    places: /^(?:apps|packages|e2e)\//,
    names: /\b(?:require|make|has|have|need|leave)Room\b|\b\w+_ROOM\b/g,
    instead: "a room is a feature: write capacity, space or places",
  },
  {
    places: /\/(?:features|endpoints)\/(?:notifications|operators|overview)\/|\/shell\//,
    names: /\b(?!Abort)\w*Signals?\b|\bsignal\((?!\))/g,
    file: /\bsignals?\b/,
    instead: "a signal is of a case: write live event",
  },
  {
    places: /\/(?:features|endpoints)\/auth\//,
    names: /\b[a-z]+Tickets?\b|\bTicket\w*|\bticketId\b|\bTICKET_\w+/g,
    file: /\btickets?\b/,
    instead: "a ticket is drawn: write step token",
  },
  {
    places: /\/features\/(?:payments|balance|purchases)\//,
    names: /\b\w*Evidence\b|\bevidenceOf\b|\b(?:p|payment)_evidence\b/g,
    file: /\bevidence\b/,
    instead: "evidence is of openings: write payment report",
  },
  {
    places: /^apps\/server\/src\/features\/overview\//,
    names: /\b\w*[eE]vidence\w*\(/g,
    file: /\bevidence\b/,
    instead: "evidence is of openings: write e-value",
  },
  {
    places: /\/features\/fairness\/operators\/|\/test\/openings\//,
    names: /\b\w*[bB]undle\w*/g,
    file: /\bbundles?\b/,
    instead: "a bundle is of a log's entries: write export",
  },
  {
    places: /^e2e\//,
    names: /\b[sS]eats?\b/g,
    file: /\bseat\b/,
    instead: "a seat is a tab of an operator: write player",
  },
  {
    places: /^apps\/server\/src\/features\/(?:lootboxes|items)\//,
    names: /\b\w*ItemTerms\b/g,
    instead: "terms say which odds are in force: write names and prices",
  },
  {
    places: /^apps\/server\/src\/features\/lootboxes\//,
    names: /\b\w+Repeats?\b|\bRepeats\b|_repeat\b/g,
    file: /\brepeats?\b/,
    instead: "the field's word for a reveal that is sent again is replay",
  },
  {
    places: /^apps\/server\/src\/features\/(?:payments|balance|purchases)\//,
    names: /\b\w*(?:give|take)(?:_b|B)ack\b|\b\w*stray_?[cC]apture\b/g,
    file: /\bstray\b|\b(?:give|take)\Wback\b/,
    instead: "the field's words are reversal and unmatched capture",
  },
];

/** Finds names of files, types and functions in which a word has another meaning than the glossary gives it. */
export function checkWords({ path, text }: SourceFile): Finding[] {
  const name = path.slice(path.lastIndexOf("/") + 1).replaceAll("_", "-");
  const lineAt = lineFinder(text);
  const finding = (line: number, instead: string) => ({ rule: "words", path, line, text: instead });
  return words
    .filter(({ places }) => places.test(path))
    .flatMap(({ names, file, instead }) => [
      ...(file?.test(name) ? [finding(1, instead)] : []),
      ...text.matchAll(names).map(({ index }) => finding(lineAt(index), instead)),
    ]);
}
