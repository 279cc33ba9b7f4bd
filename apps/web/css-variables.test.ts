import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const app = fileURLToPath(new URL("app/", import.meta.url));

/** Set by React Aria. */
const FOREIGN = ["--trigger-width"];

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);

it("each CSS variable that a style uses without a fallback is set somewhere", () => {
  const texts = globSync("**/*.{css,ts,tsx}", { cwd: app }).map((path) => ({
    path,
    text: readFileSync(app + path, "utf8"),
  }));
  const set = new Set(texts.flatMap(({ text }) => namesIn(text, /(--[a-z0-9-]+)"?\]?:/gu)));
  // Names that scripts put together, such as `--hue-${place}`.
  const begun = texts.flatMap(({ text }) => namesIn(text, /`(--[a-z0-9-]+)\$\{/gu));
  const isKnown = (name: string) =>
    set.has(name) || FOREIGN.includes(name) || begun.some((start) => name.startsWith(start));
  const unknown = texts.flatMap(({ path, text }) =>
    (path.endsWith(".css") ? namesIn(text, /var\((--[a-z0-9-]+)\)/gu) : [])
      .filter((name) => !isKnown(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(set.size).toBeGreaterThan(50);
  expect(unknown).toEqual([]);
});
