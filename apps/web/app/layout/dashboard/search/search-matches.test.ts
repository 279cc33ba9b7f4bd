import fc from "fast-check";
import { expect, test } from "vitest";
import { highlight, highlightWords, matchingEntries } from "./search-matches.ts";

const joined = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join("");
const marked = (text: string, query: string) => highlight(text, query).filter(({ isMatch }) => isMatch);

/** Texts of letters, spaces and all characters that have a special meaning in a regular expression. */
const text = fc.string({ unit: fc.constantFrom(..."aAbBéÉ -/.*+?()[]{}|^$\\".split("")) });
const query = text.filter((words) => words.trim() !== "");

test("a highlighted text is the text, and each mark is the query", () => {
  fc.assert(
    fc.property(text, query, (words, asked) => {
      expect(joined(highlight(words, asked))).toBe(words);
      for (const { text: found } of marked(words, asked)) {
        expect(found.toLowerCase()).toBe(asked.trim().toLowerCase());
      }
    }),
  );
});

test("every match is marked, in capital and small letters", () => {
  fc.assert(
    fc.property(fc.array(text), query, (between, asked) => {
      const words = asked.trim();
      const whole = between.join(`${words.toUpperCase()} `);
      const rest = highlight(whole, asked).filter(({ isMatch }) => !isMatch);
      expect(rest.every((part) => !part.text.toLowerCase().includes(words.toLowerCase()))).toBe(true);
      if (between.length > 1) expect(marked(whole, asked).length).toBeGreaterThan(0);
    }),
  );
});

test("words are marked wherever they are, without case and accents, and the text stays", () => {
  fc.assert(
    fc.property(text, text, (words, asked) => {
      expect(joined(highlightWords(words, asked))).toBe(words);
    }),
  );
  const found = (words: string, asked: string) =>
    highlightWords(words, asked).flatMap(({ text: part, isMatch }) => (isMatch ? [part] : []));
  expect(found("Zoë Ångström", "ang ZOE")).toEqual(["Zoë", "Ång"]);
  expect(found("Mara Lind", "mar mara")).toEqual(["Mara"]);
  expect(found("Mara Lind", " ")).toEqual([]);
});

test("a blank query marks nothing and finds everything", () => {
  const entries = [{ title: "Boxes", path: "/dashboard/group" }, { title: "Print" }];
  for (const blank of ["", "  "]) {
    expect(highlight("Boxes", blank)).toEqual([{ text: "Boxes", isMatch: false }]);
    expect(matchingEntries(entries, blank)).toEqual(entries);
  }
});

test(
  "entries are found by title or path, those first whose title matches, each once",
  { tags: ["S2-149", "S2-150"] },
  () => {
    const entries = [
      { title: "Boxes", path: "/dashboard/group" },
      { title: "Users", path: "/dashboard/group/five" },
      { title: "Group prices", path: "/prices" },
    ];
    const titles = (asked: string) => matchingEntries(entries, asked).map(({ title }) => title);
    expect(titles("GROUP")).toEqual(["Group prices", "Boxes", "Users"]);
    expect(titles("users")).toEqual(["Users"]);
    expect(titles("/five")).toEqual(["Users"]);
    expect(titles("nothing")).toEqual([]);
    fc.assert(
      fc.property(fc.array(fc.record({ title: text, path: text })), query, (all, asked) => {
        const found = matchingEntries(all, asked);
        const hit = (entry: { title: string; path: string }) =>
          marked(entry.title, asked).length + marked(entry.path, asked).length > 0;
        expect(new Set(found)).toEqual(new Set(all.filter(hit)));
        expect(found.length).toBe(all.filter(hit).length);
      }),
    );
  },
);
