import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { logKeys, provenFile, sampleTerms } from "../../test/sample-logs.ts";
import * as proofs from "../../test/sample-proofs.ts";
import * as shop from "../../test/sample-shop.ts";
import { proofsText } from "../index.ts";
import type { KeptOpening } from "../index.ts";

/** Of the settings, only the folder with the compiled modules is passed on: without it, a start takes twice as long. */
const { PATH, NODE_COMPILE_CACHE } = process.env;

const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));
const KEY = ["--key", shop.shopKey.publicKey];

type Run = { readonly code: number; readonly out: string; readonly err: string };

function run(...args: readonly string[]): Promise<Run> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [MAIN, ...args], { env: { PATH, NODE_COMPILE_CACHE } }, (_, out, err) => {
      resolve({ code: child.exitCode ?? -1, out, err });
    });
  });
}

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "proofs-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileWith(name: string, ...openings: readonly KeptOpening[]): Promise<string> {
  const path = join(folder, `${name}.json`);
  await writeFile(path, proofsText(proofs.fileOf(...openings)));
  return path;
}

const held = shop.hold({ nonce: 0 });

test("exits 0 for honest openings under a key that it was told", async () => {
  const one = await run(await fileWith("honest", proofs.endedByReceipt(held)), ...KEY);
  expect(one).toMatchObject({ code: 0, err: "" });
  expect(one.out).toContain("nonce 0: VERIFIED");
  expect(one.out).toContain("ok        the server seed is the one to which the shop was committed");
  expect(one.out).toContain("in box 2: Pocket puzzle, ticket 54177");
  const all = await run(await fileWith("history", ...proofs.receipts(3)), "--key", proofs.endorsingKey.publicKey);
  expect(all).toMatchObject({ code: 0, err: "" });
  expect(all.out).toContain("3 openings: VERIFIED");
});

test("exits 2 without a key, because anyone could have made the file", async () => {
  const { code, out } = await run(await fileWith("keyless", proofs.endedByReceipt(held)));
  expect(code).toBe(2);
  expect(out).toContain("anyone could have made this");
});

test("exits 2 under another key", async () => {
  const { code, out } = await run(
    await fileWith("stranger", proofs.endedByReceipt(held)),
    "--key",
    shop.strangerKey.publicKey,
  );
  expect(code).toBe(2);
  expect(out).toContain("DIFFERS   the shop signed the offer");
});

test("exits 1 for a breach that the shop's signatures prove", async () => {
  const path = await fileWith("breach", proofs.endedByReceipt(held, shop.receiptOf(held, { tickets: [1, 2] })));
  const { code, out } = await run(path, ...KEY);
  expect(code).toBe(1);
  expect(out).toContain("nonce 0: BREACH");
  expect(out).toContain("The shop's own signatures prove it.");
});

test("exits 2 for a breach that the file only tells of, and 1 for the person who saw it", async () => {
  const path = await fileWith("told", proofs.endedByReceipt(held, shop.receiptOf(held, {}, shop.strangerKey)));
  const [told, seen] = await Promise.all([run(path, ...KEY), run(path, ...KEY, "--mine")]);
  expect([told.code, seen.code]).toEqual([2, 1]);
  expect(told.out).toContain("BREACH");
  expect(told.out).toContain("who has the file could have written it");
});

test("shows what a void would have contained", async () => {
  const { code, out } = await run(await fileWith("void", proofs.endedByVoid(held)), ...KEY);
  expect(code).toBe(2);
  expect(out).toContain("CONTESTED");
  expect(out).toContain("would have been in box 2: ");
  expect(out).toContain(`about     ${shop.spent.id}`);
});

test("lets nothing in the file steer the terminal", async () => {
  const opening = proofs.endedByReceipt(shop.hold({ nonce: 0, clientSeed: "\u001b[2Jmine\u202e" }));
  const shown = { ...opening, clientSeed: "\u001b[2J" };
  const { out } = await run(await fileWith("steering", opening, shown), ...KEY);
  expect(out).not.toContain("\u001b");
});

describe("with an unanswered reveal", () => {
  const unanswered = proofs.unanswered(held, "for the shop's eyes");
  const answers = {
    "/honest": [200, shop.responseOf(held, shop.receiptOf(held))],
    "/lying": [200, shop.responseOf(held, { ...shop.receiptOf(held), signature: "00".repeat(64) })],
    "/rotated": [200, shop.responseOf(held, shop.receiptOf(held, {}, shop.strangerKey))],
    "/broken": [500, {}],
  } as const;
  const sent: unknown[] = [];
  const server = createServer((request, response) => {
    const place = Object.entries(answers).find(([name]) => {
      return request.url === `${name}/api/lootboxes/b0f1c1c4-0000-4000-8000-000000000001/open`;
    });
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      sent.push(JSON.parse(body));
      const [status, answer] = place?.[1] ?? [404, {}];
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
    });
  });
  let address = "";
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const at = server.address();
    address = typeof at === "object" && at !== null ? `http://127.0.0.1:${at.port}` : "";
  });
  afterAll(() => new Promise((closed) => server.close(closed)));

  test("exits 2 and says that everybody may ask", async () => {
    const { code, out } = await run(await fileWith("unanswered", unanswered), ...KEY);
    expect(code).toBe(2);
    expect(out).toContain("nonce 0, unanswered: UNKNOWN");
    expect(out).toContain("--ask");
  });

  test("sends it as the browser did, and judges the record", async () => {
    const path = await fileWith("ask", unanswered);
    const { code, out } = await run(path, ...KEY, "--ask", `${address}/honest`);
    expect(code).toBe(0);
    expect(out).toContain("nonce 0: VERIFIED");
    const { clientEntropy, browserKey, signature } = held.reveal;
    expect(sent.at(-1)).toEqual({
      offer: { ...held.offer, sealed: "for the shop's eyes" },
      clientSeed: held.clientSeed,
      clientEntropy,
      browserKey,
      signature,
    });
  });

  test("exits 1 for a breach that it saw itself, signed or not", async () => {
    const { code, out } = await run(await fileWith("lying", unanswered), ...KEY, "--ask", `${address}/lying`);
    expect(code).toBe(1);
    expect(out).toContain("BREACH");
  });

  test("exits 2 for a record by a key that nobody told, which may be a newer one", async () => {
    const { code, out } = await run(await fileWith("rotated", unanswered), ...KEY, "--ask", `${address}/rotated`);
    expect(code).toBe(2);
    expect(out).toContain("about     ");
  });

  test("exits 2 if the shop answers with no record, or not at all", async () => {
    const path = await fileWith("silent", unanswered);
    const [broken, gone] = await Promise.all([
      run(path, ...KEY, "--ask", `${address}/broken`),
      run(path, ...KEY, "--ask", "http://127.0.0.1:9"),
    ]);
    expect([broken.code, gone.code]).toEqual([2, 2]);
    expect(broken.out).toContain("The shop answered 500, without a record.");
    expect(gone.out).toContain("The shop gave no answer.");
  });
});

describe("with the public logs", () => {
  const files = new Map<string, Uint8Array>();
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? "");
    response.writeHead(file === undefined ? 404 : 200).end(file);
  });
  let address = "";
  let path = "";
  beforeAll(async () => {
    const { log } = await sampleTerms();
    for (const [name, bytes] of log.files) files.set(`/log/terms/${name}`, bytes);
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const at = server.address();
    address = typeof at === "object" && at !== null ? `http://127.0.0.1:${at.port}` : "";
    path = join(folder, "logged.json");
    await writeFile(path, proofsText(await provenFile([{ held, record: shop.receiptOf(held) }])));
  });
  afterAll(() => new Promise((closed) => server.close(closed)));

  const bothKeys = ["--log-key", logKeys.terms, "--log-key", logKeys.records];

  test("exits 0 for proofs that hold, without being told a key of the shop", async () => {
    const { code, out, err } = await run(path, ...bothKeys);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain("ok        these odds were in force for everybody");
    expect(out).toContain("ok        the record is in the public log");
    expect(out).not.toContain("Not looked at");
  });

  test("exits 3 for a record that is not in the log yet, and for nothing else that is missing", async () => {
    const proven = await provenFile([{ held, record: shop.receiptOf(held) }]);
    const early = join(folder, "early.json");
    const withoutOdds = join(folder, "without-odds.json");
    const unlogged = proven.openings.map((kept) => ({ ...kept, logged: null }));
    await writeFile(early, proofsText({ ...proven, openings: unlogged }));
    const unproven = unlogged.map((kept) => ({ ...kept, terms: null }));
    await writeFile(withoutOdds, proofsText({ ...proven, openings: unproven }));
    const { code, out } = await run(early, ...bothKeys);
    expect(code).toBe(3);
    expect(out).toContain("nonce 0: VERIFIED, NOT YET IN THE LOG");
    expect(out).toContain("save the file again");
    expect((await run(withoutOdds, ...bothKeys)).code).toBe(2);
  });

  test("reads the shop's keys from its terms log", async () => {
    const keyless = await fileWith("in-log", proofs.endedByReceipt(held));
    const { out, err } = await run(keyless, "--log", address, "--log-key", logKeys.terms);
    expect(err).toBe("");
    expect(out).toContain("ok        the shop signed the record");
    expect(out).toContain("not held  these odds were in force for everybody");
  });

  test("exits 2 if the log can't be read or is another's", async () => {
    const other = logKeys.records.replace("records", "terms");
    const runs = await Promise.all([
      run(path, "--log", "http://127.0.0.1:9", "--log-key", logKeys.terms),
      run(path, "--log", address, "--log-key", other),
      run(path, "--log", address),
      run(path, "--log-key", logKeys.terms, "--log-key", logKeys.terms),
    ]);
    expect(runs.map(({ code }) => code)).toEqual([2, 2, 2, 2]);
  });
});

test.each([
  ["no file", []],
  ["a file that is missing", ["/nowhere/proofs.json", ...KEY]],
  ["two files", ["a.json", "b.json"]],
  ["a key that is none", ["a.json", "--key", "xyz"]],
  ["a key of small order", ["a.json", "--key", `01${"00".repeat(31)}`]],
  ["an address that is none", ["a.json", ...KEY, "--ask", "shop"]],
  ["an option that does not exist", ["a.json", "--quiet"]],
])("exits 2 for %s", async (_, args) => {
  const { code, err } = await run(...args);
  expect(code).toBe(2);
  expect(err).not.toBe("");
});

test("exits 2 for a file of another format", async () => {
  const path = join(folder, "old.json");
  await writeFile(path, '{"format":"lootbox/evidence/v1"}');
  const { code, err } = await run(path, ...KEY);
  expect(code).toBe(2);
  expect(err).toContain("the format is lootbox/evidence/v1");
});
