// npm run build:check -- https://shop.example [--key <key of the terms log>]: builds the pages of this source in a new
// folder and compares the build with the code that a shop has on record, file by file. Exit codes: 0 if a manifest in
// force is that of this source, 1 if none is, 2 if it could not look.
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildElsewhere } from "./build-check/build-elsewhere.ts";
import { checkBuild } from "./build-check/check-build.ts";
import { root } from "./run/step.ts";

const USAGE = "npm run build:check -- https://shop.example [--key <key of the terms log>]";

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { key: { type: "string" } } });
  const [shop, ...rest] = positionals;
  if (shop === undefined || rest.length > 0) throw new Error(USAGE);
  const cache = join(root, ".cache");
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, "build-check-"));
  try {
    const build = await buildElsewhere(folder);
    const { lines, isOnRecord } = await checkBuild(shop.replace(/\/$/, ""), values.key, build);
    for (const line of lines) console.log(line);
    return isOnRecord ? 0 : 1;
  } finally {
    await rm(folder, { recursive: true });
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
