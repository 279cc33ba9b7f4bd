import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { codeManifestText, integrityOf, parseCodeManifest } from "@trove/fairness/log";
import { expect, inject, test } from "vitest";
import { root } from "../run/step.ts";
import { buildElsewhere } from "./build-elsewhere.ts";
import { differences } from "./compare-manifests.ts";

const [old, changed] = [integrityOf("old"), integrityOf("changed")];
const base = {
  release: "0123456789abcdef",
  "integrity-policy": "blocked-destinations=(script)",
  exempt: ["/cart"],
  inline: [old],
  hashes: { "/assets/a.js": old, "/assets/b.js": old },
};
const manifest = (change: Partial<typeof base> = {}) => parseCodeManifest(codeManifestText({ ...base, ...change }));

test("a manifest has no difference from its own source's", () => {
  expect(differences(manifest(), manifest())).toEqual([]);
});

test("every changed, added and missing file is named", () => {
  const served = manifest({ hashes: { "/assets/a.js": changed, "/assets/c.js": old } as never });
  expect(differences(manifest(), served)).toEqual([
    "another file: /assets/a.js",
    "only of this source: /assets/b.js",
    "only of the shop: /assets/c.js",
  ]);
});

test("another policy, more exempt pages and unknown inline elements are named", () => {
  const served = manifest({ "integrity-policy": "", exempt: ["/cart", "/faq"], inline: [old, changed] });
  expect(differences(manifest(), served)).toEqual([
    "another policy: ",
    "other exempt pages: /cart /faq",
    `an inline element only of the shop: ${changed}`,
  ]);
});

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

// Takes a minute, so only the long size has it.
const rebuilds = Array.from({ length: inject("size").rebuilds }, (_, place) => place);

test.for(rebuilds)("the pages' build makes the same files in two folders", { timeout: 10 * MINUTES }, async () => {
  const one = await filesOfBuild("one");
  const other = await filesOfBuild("another/deeper");
  expect(one.size).toBeGreaterThan(500);
  expect([...other.keys()].toSorted()).toEqual([...one.keys()].toSorted());
  const different = [...one].filter(([path, bytes]) => other.get(path) !== bytes).map(([path]) => path);
  expect(different).toEqual([]);
});
