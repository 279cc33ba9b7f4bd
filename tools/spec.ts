// npm run test:spec: prints each row of the specification with the tests that show it, and fails if a row has no test
// and no picture.
//   npm test -- --tags-filter S4-18   runs the tests of one row
import { existsSync } from "node:fs";
import { createVitest } from "vitest/node";
import { readRows } from "./spec/read-rows.ts";
import { type ShownRow, showRows, type TaggedTest } from "./spec/shown-rows.ts";

/** Collects the tests from their sources without running them. */
async function findTests(): Promise<TaggedTest[]> {
  const vitest = await createVitest("test", { watch: false, run: false });
  try {
    const modules = await vitest.parseSpecifications(await vitest.globTestSpecifications());
    return modules.flatMap(({ relativeModuleId, children }) =>
      [...children.allTests()].map(({ fullName, tags }) => ({ title: `${relativeModuleId} > ${fullName}`, tags })),
    );
  } finally {
    await vitest.close();
  }
}

function print({ id, text, shownBy }: ShownRow): void {
  console.log(`${id} ${text}`);
  for (const title of shownBy) console.log(`    ${title}`);
}

const root = new URL("../", import.meta.url);
const rows = showRows(readRows(), await findTests(), (path) => existsSync(new URL(path, root)));
const missing = rows.filter(({ shownBy }) => shownBy.length === 0);
const forEyes = rows.filter(({ isForEyes }) => isForEyes);
for (const row of rows) if (!row.isForEyes && row.shownBy.length > 0) print(row);
console.log("\nOnly an eye can judge these:");
forEyes.forEach(print);
if (missing.length > 0) console.log("\nNothing shows these:");
missing.forEach(print);
console.log(`\n${rows.length} rows, ${rows.length - missing.length} shown, ${missing.length} not shown`);
process.exitCode = missing.length === 0 ? 0 : 1;
