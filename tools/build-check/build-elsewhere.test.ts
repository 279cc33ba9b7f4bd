import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { root } from "../run/step.ts";
import { buildElsewhere } from "./build-elsewhere.ts";

const MINUTES = 60_000;

/** Builds the pages in a new folder below another one, and returns the contents of all files of the build by name. */
async function filesOfBuild(place: string): Promise<Map<string, string>> {
  await mkdir(join(root, ".cache", place), { recursive: true });
  const folder = await mkdtemp(join(root, ".cache", place, "pages-"));
  try {
    const build = await buildElsewhere(folder);
    const entries = await readdir(build, { recursive: true, withFileTypes: true });
    const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    const read = async (path: string) => [path.slice(build.length), await readFile(path, "base64")] as const;
    return new Map(await Promise.all(paths.map(read)));
  } finally {
    await rm(folder, { recursive: true });
  }
}

// Takes a minute, so it runs only in the long size.
describe.runIf(inject("size").buildsTwice)("the pages' build", () => {
  test("makes the same files in two folders", { timeout: 10 * MINUTES }, async () => {
    const one = await filesOfBuild("one");
    const other = await filesOfBuild("another/deeper");
    expect(one.size).toBeGreaterThan(500);
    expect([...other.keys()].toSorted()).toEqual([...one.keys()].toSorted());
    const different = [...one].filter(([path, bytes]) => other.get(path) !== bytes).map(([path]) => path);
    expect(different).toEqual([]);
  });
});
