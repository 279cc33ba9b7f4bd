import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, inject } from "vitest";
import { checkBuild } from "../../tools/build-check/check-build.ts";
import { it } from "../support/journey.ts";

const build = fileURLToPath(new URL("../../apps/web/build", import.meta.url));
const program = fileURLToPath(new URL("../../tools/build-check.ts", import.meta.url));

it("the build of these sources is the one that the shop has on record", async ({ shop }) => {
  const { logs } = (await shop.call("getApplicationInfo")).body;
  const { lines, isOnRecord } = await checkBuild(shop.url, logs.terms, build);
  expect(lines).toEqual([expect.stringMatching(/^[0-9a-f]{16}, manifest [0-9a-f]{64}: the same$/)]);
  expect(isOnRecord).toBe(true);
});

it("a build with another file is not on record, and the file is named", async ({ shop }) => {
  const folder = await mkdtemp(join(tmpdir(), "build-check-"));
  const manifest = await readFile(join(build, "code-manifest.json"), "utf8");
  const changed = manifest.replace(/("\/assets\/shell-[^"]+\.js"):"sha256-[^"]+"/, `$1:"sha256-${"A".repeat(43)}="`);
  await writeFile(join(folder, "code-manifest.json"), changed);
  const { lines, isOnRecord } = await checkBuild(shop.url, undefined, folder);
  await rm(folder, { recursive: true });
  expect(lines[0]).toContain("the shop's word");
  expect(lines.at(-1)).toMatch(/another file: \/assets\/shell-.*\.js$/);
  expect(isOnRecord).toBe(false);
});

// Builds the pages, which takes a minute, so only the long size has it.
const rebuilds = Array.from({ length: inject("size").rebuilds }, (_, place) => place);

it.for(rebuilds)(
  "npm run build:check builds the same as the shop has on record, and exits 0",
  { timeout: 600_000 },
  async (_, { shop }) => {
    const output = await new Promise<{ code: number | null; out: string }>((resolve) => {
      const child = execFile(process.execPath, [program, shop.url], (_error, out, err) =>
        resolve({ code: child.exitCode, out: out + err }),
      );
    });
    expect(output).toMatchObject({ code: 0, out: expect.stringContaining(": the same") });
  },
);
