import { checkCircles } from "./check-circles.ts";
import { checkFunctions } from "./check-functions.ts";
import { checkImports } from "./check-imports.ts";
import { checkQueries } from "./check-queries.ts";
import { checkFolders, checkLength, checkNames } from "./check-shape.ts";
import { checkUses } from "./check-uses.ts";
import type { Finding, SourceFile } from "./finding.ts";
import { readScript } from "./read-script.ts";

/** Checks all sources against the arrows that ARCHITECTURE.md draws. */
export function checkArrows(files: SourceFile[]): Finding[] {
  const scripts = files.filter(({ path }) => /\.(ts|tsx|mjs)$/.test(path)).map(readScript);
  const sql = files.filter(({ path }) => path.endsWith(".sql"));
  return [
    ...files.flatMap(checkNames),
    ...files.flatMap(checkLength),
    ...checkFolders(files),
    ...scripts.flatMap(checkImports),
    ...checkCircles(scripts),
    ...scripts.flatMap(checkUses),
    ...checkFunctions(sql, scripts),
    ...checkQueries(sql, scripts),
  ];
}
