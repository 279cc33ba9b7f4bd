import bidiFactory from "bidi-js/dist/bidi.mjs";

const bidi = bidiFactory();

/** Invisible characters that only control the direction of others. */
const STEERING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/** A part of a line in one direction and one font; `text` is in reading order. */
export type VisualRun<Font> = { text: string; font: Font; isRightToLeft: boolean };

type Character = { text: string; level: number };

/** Returns the characters of a line from left to right, each with its level. Odd levels run from right to left. */
function fromLeft(text: string, dir: "ltr" | "rtl"): Character[] {
  const levels = bidi.getEmbeddingLevels(text, dir);
  const characters: (Character & { at: number })[] = [];
  for (let at = 0; at < text.length;) {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    characters.push({ at, text: character, level: levels.levels[at] ?? 0 });
    at += character.length;
  }
  const byIndex = new Map(characters.map((character) => [character.at, character]));
  return bidi
    .getReorderedIndices(text, levels)
    .flatMap((index) => byIndex.get(index) ?? [])
    .filter((character) => !STEERING.test(character.text));
}

/**
 * Splits a line into runs from left to right, as the Unicode Bidirectional Algorithm orders them. Mirrors brackets in
 * right-to-left parts. `fontOf` returns the font for a character.
 */
export function visualRuns<Font>(text: string, dir: "ltr" | "rtl", fontOf: (text: string) => Font): VisualRun<Font>[] {
  const runs: VisualRun<Font>[] = [];
  for (const { text: character, level } of fromLeft(text, dir)) {
    const isRightToLeft = level % 2 === 1;
    const shown = isRightToLeft ? (bidi.getMirroredCharacter(character) ?? character) : character;
    const font = fontOf(shown);
    const last = runs.at(-1);
    if (last === undefined || last.font !== font || last.isRightToLeft !== isRightToLeft) {
      runs.push({ text: shown, font, isRightToLeft });
    } else last.text = isRightToLeft ? shown + last.text : last.text + shown;
  }
  return runs;
}
