import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const ENDINGS = ["", ".test.ts", ".test.tsx", ".long.test.ts"];
const FOLDER = "e2e/dishonest-shop/";

/** The paths of the tests that a row names. A name without a known folder is in the section's own folder. */
function namedIn(row: string, folder: string): readonly string[] {
  const names = [...(row.split("|").at(-2) ?? "").matchAll(/`([^`\s]+)`/gu)].map(([, name = ""]) => name);
  return names.map((name) => (/^(?:apps|packages|e2e|tools)\//u.test(name) ? name : folder + name));
}

/** The tests that the page about a dishonest shop names. A section may say where the paths in its tables start. */
function testsIn(page: string): readonly string[] {
  return page.split(/^## /mu).flatMap((section) => {
    const rows = section.split("\n");
    let folder = FOLDER;
    return rows.flatMap((row) => {
      folder = /Paths start at `([^`]+)`|^`([^`]+\/)`:$/u.exec(row)?.slice(1).find(Boolean) ?? folder;
      return row.startsWith("|") ? namedIn(row, folder) : [];
    });
  });
}

test("every test that docs/dishonest-shop.md names is there", async () => {
  const paths = testsIn(await readFile(`${root}/docs/dishonest-shop.md`, "utf8"));
  expect(paths.length).toBeGreaterThan(150);
  expect(paths.filter((path) => !ENDINGS.some((ending) => existsSync(`${root}/${path}${ending}`)))).toEqual([]);
});
