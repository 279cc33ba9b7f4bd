// Checks the arrows between the rooms and other parts of the project. ARCHITECTURE.md draws them.
import { fileURLToPath } from "node:url";
import { checkArrows } from "./arrows/check-arrows.ts";
import { longFiles } from "./arrows/check-shape.ts";
import { readSources } from "./arrows/source-files.ts";

const files = readSources(fileURLToPath(new URL("..", import.meta.url)));
// An empty list of files would pass every check, so this makes sure that every part was read.
for (const part of ["packages/", "apps/server/src/features/ledger/sql/", "apps/server/migrations/", "apps/web/app/"]) {
  if (files.some(({ path }) => path.startsWith(part))) continue;
  console.error(`No file was read below ${part}: is the arrow check looking at the right place?`);
  process.exitCode = 1;
}
const findings = checkArrows(files);
for (const { path, line, rule, text } of findings) console.error(`${path}:${line} [${rule}] ${text}`);
for (const text of longFiles(files)) console.log(`note: ${text}`);
console.log(`${files.length} files read, ${findings.length} broken arrows`);
if (findings.length > 0) process.exitCode = 1;
