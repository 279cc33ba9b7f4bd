import type { Finding } from "../arrows/finding.ts";
import type { TextEntry } from "./read-texts.ts";

const nameOf = ({ module, keys }: TextEntry) => `${module} ${keys.join(".")}`;

/**
 * Reports English texts without a translation, and translations that ignore a value which the English text shows. The
 * types say which parameters a translation may have, but not whether it uses them.
 */
export function checkTranslations(
  language: string,
  english: readonly TextEntry[],
  translated: readonly TextEntry[],
): Finding[] {
  const byName = new Map(translated.map((entry) => [nameOf(entry), entry]));
  const groups = new Set(translated.map(({ module }) => module));
  return english.flatMap((entry): Finding[] => {
    const text = entry.keys.join(".");
    const translation = byName.get(nameOf(entry));
    if (translation === undefined) {
      // This module builds its translated texts by calls, so only the types can compare them.
      if (groups.has(entry.module)) return [];
      return [
        { rule: "missing translation", path: entry.path, line: entry.line, text: `${text} is not in ${language}` },
      ];
    }
    if (entry.shown === undefined || translation.shown === undefined) return [];
    const lacking = entry.shown.filter((place) => !translation.shown?.includes(place));
    return lacking.map((place) => ({
      rule: "lost value",
      path: translation.path,
      line: translation.line,
      text: `${text} does not show its value number ${place + 1}, which the English text shows`,
    }));
  });
}
