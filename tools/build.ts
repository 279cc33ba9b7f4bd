// npm run build [-- FOLDER]: makes a folder that runs the shop in production without this repository, by default
// dist/trove. Prints its sizes.
import { relative, resolve } from "node:path";
import { buildFolder } from "./built-folder/build-folder.ts";
import { sizeLines } from "./built-folder/sizes.ts";
import { root } from "./run/step.ts";

const folder = resolve(process.env["INIT_CWD"] ?? root, process.argv[2] ?? resolve(root, "dist/trove"));

try {
  await buildFolder(folder, (line) => console.log(`· ${line}`));
  for (const line of await sizeLines(folder)) console.log(line);
  console.log(`\nStart it in ${relative(process.cwd(), folder) || "."}: ./trove (docs/operations.md)`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
