// npm run release -- 1.3.0: moves what is unreleased in CHANGELOG.md into a version of today, sets the version of all
// packages, and stores the release's database, from which later upgrades are tested.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withRelease } from "./release/changelog.ts";
import { dumpsToDrop } from "./release/kept-releases.ts";
import { lockOf, manifestOf } from "./release/versions.ts";
import { root, runStep } from "./run/step.ts";

const DUMPS = "apps/server/test/releases/dumps";
const WRITER = "apps/server/test/releases/new-release.dump.ts";

const read = (path: string) => readFileSync(join(root, path), "utf8");
const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" });

/** Returns the new texts of the files that say the version, by path. Reads only. */
function plan(version: string): Map<string, string> {
  const lock = read("package-lock.json");
  const folders = Object.keys(JSON.parse(lock).packages as object).filter((path) => !path.includes("node_modules/"));
  const manifests = folders.map((folder) => join(folder, "package.json"));
  return new Map([
    ["CHANGELOG.md", withRelease(read("CHANGELOG.md"), version, new Date().toISOString().slice(0, 10))],
    ...manifests.map((path) => [path, manifestOf(read(path), version)] as const),
    ["package-lock.json", lockOf(lock, version)],
  ]);
}

async function storeDatabase(version: string): Promise<void> {
  process.env["RELEASE"] = version;
  const { passed } = await runStep(
    { name: "database", bin: "vitest", args: ["run", "--project", "server", WRITER] },
    true,
  );
  const isWritten = existsSync(join(root, DUMPS, `${version}-rows.sql.br`));
  if (!passed || !isWritten) throw new Error("the release's database was not written");
}

/** Deletes the databases of older releases. Returns the test files that still name such a release. */
function dropOld(): string[] {
  const dropped = dumpsToDrop(readdirSync(join(root, DUMPS)));
  for (const dump of dropped) rmSync(join(root, DUMPS, dump));
  const named = new Set(dropped.map((dump) => `makeRelease("${dump.slice(0, dump.indexOf("-"))}")`));
  const tests = git("ls-files", "apps/server")
    .split("\n")
    .filter((path) => path.endsWith(".test.ts"));
  return tests.filter((path) => named.size > 0 && [...named].some((call) => read(path).includes(call)));
}

async function release(version: string): Promise<void> {
  if (git("status", "--porcelain") !== "") throw new Error("commit or put away your changes first");
  const planned = plan(version);
  await storeDatabase(version);
  for (const [path, text] of planned) writeFileSync(join(root, path), text);
  for (const path of dropOld())
    console.log(`${path} names a release whose database is gone: name another, or take that test away`);
  console.log(
    `Read CHANGELOG.md once more. Then: git add --all && git commit -m "Release ${version}" && git tag v${version}`,
  );
}

const [version, ...rest] = process.argv.slice(2);
if (version === undefined || rest.length > 0) {
  console.error("Usage: npm run release -- 1.3.0");
  process.exit(64);
}
try {
  await release(version);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
