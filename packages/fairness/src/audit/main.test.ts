import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  auditKeys,
  logsOf,
  oddsLeafOf,
  openBox,
  openingLeaf,
  serveHistory,
  tableOf,
  termsLeafOf,
} from "../../test/audited-logs.ts";
import { shopKeys } from "../../test/sample-proofs.ts";
import { keyLeaf } from "../log-proofs/leaf-proof.ts";

/** Of the settings, only the folder with the compiled modules is passed on: without it, a start takes twice as long. */
const { PATH, NODE_COMPILE_CACHE } = process.env;

const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));
const KEYS = ["--key", auditKeys.terms, "--key", auditKeys.records];

type Run = { readonly code: number; readonly out: string; readonly err: string };

function run(...args: readonly string[]): Promise<Run> {
  const options = { cwd: folder, env: { PATH, NODE_COMPILE_CACHE } };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [MAIN, ...args], options, (_, out, err) => {
      resolve({ code: child.exitCode ?? -1, out, err });
    });
  });
}

const [key] = shopKeys();
if (key === undefined) throw new RangeError("The shop has a key");
const table = tableOf(1);
const logsWith = (boxes: number, first = 0) =>
  logsOf(
    [[keyLeaf(key), oddsLeafOf(table), termsLeafOf("2026-11-21T00:00:00.000Z", [openBox(table)])]],
    [[openBox(table)]],
    Array.from({ length: boxes }, (_, number) => openingLeaf(table, first + number, "2026-11-21T12:00Z")),
  );

let folder = "";
let server: Server;
let shop = "";
let logs: Awaited<ReturnType<typeof logsOf>>;
/** The number of requests that the server still refuses as busy. */
let busy = 0;
const asked: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "audit-"));
  server = createServer(({ url = "" }, response) => {
    const [, log, path = ""] = /^\/log\/(terms|records)\/(.+)$/u.exec(url) ?? [];
    asked.push(url);
    if (busy > 0) {
      busy -= 1;
      response.writeHead(429, { "retry-after": "0.01" }).end();
      return;
    }
    const bytes = log === "terms" ? logs.terms.files.get(path) : logs.records.files.get(path);
    if (bytes === undefined) response.writeHead(404).end();
    else response.end(bytes);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const at = server.address();
  shop = typeof at === "object" && at !== null ? `http://127.0.0.1:${at.port}` : "";
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  await rm(folder, { recursive: true });
});

test("exits 0 for logs that hold, which it keeps and copies for the next time", async () => {
  logs = await logsWith(300);
  const first = await run(shop, ...KEYS, "--kept", "kept.json", "--copy", "copy");
  expect(first).toMatchObject({ code: 0, err: "" });
  expect(first.out).toContain("shop.example/log/records: 300 leaves, no witness");
  expect(first.out).toContain("Every ticket and every item follow from seeds and odds: 300");
  expect(JSON.parse(await readFile(join(folder, "kept.json"), "utf8"))).toMatchObject({ records: logs.records.note });

  logs = await logsWith(301);
  asked.length = 0;
  const second = await run(shop, ...KEYS, "--kept", "kept.json", "--copy", "copy");
  expect(second).toMatchObject({ code: 0, err: "" });
  expect(second.out).not.toContain("not seen");
  expect(second.out).toContain("Everything holds.");
  expect(second.out).toContain("Both logs continue what was kept of them at an earlier audit: 2");
  expect(asked).not.toContain("/log/records/tile/entries/000");

  const fromCopy = await run("copy", ...KEYS);
  expect(fromCopy).toMatchObject({ code: 0, err: "" });
  expect(fromCopy.out).toContain("301 leaves");
  // Without kept checkpoints an audit can't tell whether the past was changed or the notice was kept.
  for (const { out } of [first, fromCopy]) {
    expect(out).toContain("not seen  Both logs continue what was kept");
    expect(out).toContain("not seen  What was in force or announced at the earlier audit came as announced");
    expect(out).toContain("--kept");
    expect(out).not.toContain("Everything holds.");
  }
});

test("waits for a server that is busy", async () => {
  logs = await logsWith(3);
  busy = 2;
  expect(await run(shop, ...KEYS)).toMatchObject({ code: 0, err: "" });
});

test("exits 1 for a log with another past, and keeps what it knew", async () => {
  logs = await logsWith(300);
  await run(shop, ...KEYS, "--kept", "past.json");
  const kept = await readFile(join(folder, "past.json"), "utf8");
  logs = await logsWith(400, 1_000);
  const { code, out } = await run(shop, ...KEYS, "--kept", "past.json");
  expect(code).toBe(1);
  expect(out).toContain("BROKEN    Both logs continue what was kept");
  expect(await readFile(join(folder, "past.json"), "utf8")).toBe(kept);
});

test("exits 3 for a log without a history, and for another one than the earlier audit has kept", async () => {
  logs = await logsWith(3);
  await run(shop, ...KEYS, "--kept", "history.json");
  const { files, note } = logs.records;
  serveHistory(files, [note, note]);
  expect(await run(shop, ...KEYS, "--kept", "history.json")).toMatchObject({ code: 0, err: "" });
  files.delete("history/size");
  const { code, out } = await run(shop, ...KEYS, "--kept", "history.json");
  expect(code).toBe(3);
  expect(out).toContain("shop.example/log/records has no history");
  expect(out).toContain("shop.example/log/records had other entries at the earlier audit");
});

describe("exits 2 if it could not look", () => {
  test.each([
    ["without keys", []],
    ["with one key", ["--key", auditKeys.terms]],
    ["with a key of something else", ["--key", auditKeys.terms, "--key", "x"]],
    ["with a witness that has not signed", [...KEYS, "--witness", "w+00000000+x"]],
    ["with a notice that is no number", [...KEYS, "--notice", "soon"]],
    ["with an option that does not exist", [...KEYS, "--quick"]],
  ])("the audit exits with 2 for %s", async (_, args) => {
    const { code, err } = await run(shop, ...args);
    expect(code).toBe(2);
    expect(err).toContain("Usage:");
  });

  test("the audit exits with 2 at a shop that is not there, under another key, or in a file that is not one of checkpoints", async () => {
    logs = await logsWith(3);
    expect((await run("http://127.0.0.1:9", ...KEYS)).code).toBe(2);
    expect((await run("nowhere", ...KEYS)).code).toBe(2);
    await writeFile(join(folder, "other.json"), "{}");
    expect((await run(shop, ...KEYS, "--kept", "other.json")).code).toBe(2);
  });
});
