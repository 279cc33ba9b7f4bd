import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { proofsText } from "@trove/fairness";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as proofs from "../../packages/fairness/test/sample-proofs.ts";
import * as shop from "../../packages/fairness/test/sample-shop.ts";
import { buildPackage } from "./build-package.ts";

type Run = { readonly code: number; readonly out: string; readonly err: string };

let folder = "";

/** Runs a command in the folder into which the package is installed. */
function run(command: string, ...args: readonly string[]): Promise<Run> {
  const options = { cwd: folder, shell: process.platform === "win32" };
  return new Promise((ended) => {
    const child = execFile(command, args, options, (_, out, err) => {
      ended({ code: child.exitCode ?? -1, out, err });
    });
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fairness-package-"));
  await buildPackage(join(folder, "built"));
  await writeFile(join(folder, "package.json"), "{}");
  const packed = await run("npm", "pack", "./built");
  const installed = await run("npm", "install", "--offline", `./${packed.out.trim()}`);
  if (installed.code !== 0) throw new Error(packed.err + installed.err);
});
afterAll(() => rm(folder, { recursive: true }));

const held = shop.hold({ nonce: 0 });
const honest = proofs.endedByReceipt(held);
const KEY = ["--key", shop.shopKey.publicKey];

const verify = (...args: readonly string[]) => run("node_modules/.bin/trove-verify", ...args);

describe("the installed verifier", () => {
  test.each([
    [0, "for an honest opening", honest, KEY],
    [1, "for a proven breach", proofs.endedByReceipt(held, shop.receiptOf(held, { tickets: [1, 2] })), KEY],
    [2, "without a key", honest, []],
  ])("exits %i %s", async (code, name, opening, args) => {
    await writeFile(join(folder, `${name}.json`), proofsText(proofs.fileOf(opening)));
    expect(await verify(`${name}.json`, ...args)).toMatchObject({ code, err: "" });
  });

  test("exits 2 for what it can't read", async () => {
    expect(await verify("missing.json", ...KEY)).toMatchObject({ code: 2, out: "" });
  });
});

test("the installed audit of the logs runs, and exits 2 without keys", async () => {
  const { code, err } = await run("node_modules/.bin/trove-audit-log", "https://shop.example");
  expect(code).toBe(2);
  expect(err).toContain("trove-audit-log https://shop.example --key");
});

test("the package can be imported, and depends on nothing", async () => {
  const script = `
    import { oddsHash } from "@trove/fairness";
    import { EMPTY_ROOT } from "@trove/fairness/log";
    import vectors from "@trove/fairness/vectors.json" with { type: "json" };
    console.log(oddsHash(vectors.oddsTable) === vectors.oddsHash && EMPTY_ROOT.length === 32);
  `;
  expect(await run("node", "--input-type=module", "--eval", script)).toMatchObject({ code: 0, out: "true\n" });
  const visible = (await readdir(join(folder, "node_modules"))).filter((name) => !name.startsWith("."));
  expect(visible).toEqual(["@trove"]);
});

test("a strict TypeScript project without other types compiles against every entry of the package", async () => {
  const entries = ["", "/log", "/press"].map(
    (entry) => `import * as entry${entry.slice(1)} from "@trove/fairness${entry}";`,
  );
  const used = `export const hash: string = entry.oddsHash("{}");\nexport default [entrylog.logClient, entrypress.runPress];`;
  await writeFile(join(folder, "uses.ts"), [...entries, used].join("\n"));
  const args = [
    "--strict",
    "--noEmit",
    "--module",
    "nodenext",
    "--target",
    "es2024",
    "--lib",
    "es2024,dom,dom.iterable",
  ];
  const tsc = fileURLToPath(new URL("../../node_modules/typescript/bin/tsc", import.meta.url));
  expect(await run(process.execPath, tsc, ...args, "--types", "", "uses.ts")).toMatchObject({ code: 0, out: "" });
});

test("the package may be used under the MIT licence, and is published with its provenance", async () => {
  const installed = join(folder, "node_modules/@trove/fairness");
  const { license, publishConfig } = JSON.parse(await readFile(join(installed, "package.json"), "utf8"));
  expect({ license, publishConfig }).toEqual({ license: "MIT", publishConfig: { access: "public", provenance: true } });
  expect(await readFile(join(installed, "LICENSE"), "utf8")).toMatch(/^MIT License\n/);
});

test("every link between the package's texts leads to a file in it", async () => {
  const installed = join(folder, "node_modules/@trove/fairness");
  const texts = (await readdir(installed, { recursive: true })).filter((name) => name.endsWith(".md"));
  expect(texts.toSorted()).toEqual(["README.md", "docs/errors.md", "docs/fairness.md", "docs/public-logs.md"]);
  for (const name of texts) {
    const text = await readFile(join(installed, name), "utf8");
    for (const [, link = ""] of text.matchAll(/\]\((?!https?:|#)([^)#]+)/gu)) {
      expect([name, link, existsSync(resolve(installed, dirname(name), link))]).toEqual([name, link, true]);
    }
  }
});
