import { existsSync } from "node:fs";
import { cp, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { root } from "../run/step.ts";

type Manifest = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> };

/** Files of packages that no program reads: declarations, source maps, C++, and builds for browsers. */
const UNREAD = /\.([cm]?ts|map|md|cc|h|gyp)$|\.(standalone|browser|old)\.js$|\/(browser|test|tests|example|examples)$/;

/** The folder of a package as a package in the folder `from` finds it. Undefined if it is not installed. */
function findPackage(name: string, from: string): string | undefined {
  const place = join(from, "node_modules", name);
  if (existsSync(join(place, "package.json"))) return place;
  return from === dirname(root) || from === dirname(from) ? undefined : findPackage(name, dirname(from));
}

/** The folders of a package and of all that it needs. Optional ones may be missing: they are for other systems. */
async function withNeeded(folder: string, found = new Set<string>()): Promise<Set<string>> {
  if (found.has(folder)) return found;
  found.add(folder);
  const manifest: Manifest = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const names = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
  for (const name of names) {
    const needed = findPackage(name, folder);
    if (needed !== undefined) await withNeeded(needed, found);
    else if (manifest.optionalDependencies?.[name] === undefined) throw new Error(`${name} is not installed`);
  }
  return found;
}

/** Copies installed packages, and all that they need, to the same places of another folder. */
export async function copyPackages(names: readonly string[], folder: string): Promise<void> {
  const folders = new Set<string>();
  for (const name of names) await withNeeded(join(root, "node_modules", name), folders);
  const filter = (path: string) => !UNREAD.test(path.slice(root.length));
  for (const from of folders) await cp(from, join(folder, from.slice(root.length)), { recursive: true, filter });
}
