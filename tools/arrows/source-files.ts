import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SourceFile } from "./finding.ts";

const folders = ["packages", "apps", "demo", "e2e", "bench", "tools"];
const foreign = new Set(["node_modules", "build", "dist", "coverage", ".react-router", ".cache", ".data"]);
const source = /\.(ts|tsx|mjs|sql|css)$/;

/** Reads every source file of the repository: scripts, styles and SQL. */
export function readSources(root: string): SourceFile[] {
  const below = (folder: string): SourceFile[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return foreign.has(entry.name) ? [] : below(path);
      return source.test(entry.name) ? [{ path, text: readFileSync(join(root, path), "utf8") }] : [];
    });
  return folders.flatMap(below);
}
