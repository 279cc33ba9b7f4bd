import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sampleOpening } from "../../test/sample-opening.ts";
import { evidenceText } from "../index.ts";
import type { Evidence } from "../index.ts";

const CLI = fileURLToPath(new URL("../cli.ts", import.meta.url));
const TRANSACTION = "018f0000-0000-7000-8000-000000000042";
const TOKEN = "a-session-token";

type Run = { readonly code: number; readonly out: string; readonly err: string };

function verify(args: readonly string[], token?: string): Promise<Run> {
  const env = { PATH: process.env["PATH"], TROVE_TOKEN: token };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [CLI, ...args], { env }, (_, out, err) => {
      resolve({ code: child.exitCode ?? -1, out, err });
    });
  });
}

const sample = sampleOpening();
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "evidence-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function verifyEvidence(name: string, evidence: Evidence): Promise<Run> {
  const path = join(folder, `${name}.json`);
  await writeFile(path, evidenceText(evidence));
  return verify([path]);
}

describe("with an evidence file", () => {
  test("exits 0 for a verified opening", async () => {
    const { code, out, err } = await verifyEvidence("honest", sample.evidence);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain("VERIFIED");
    expect(out).toContain("ok        SHA-256 of the revealed server seed is the commitment");
  });

  test("exits 1 for a breach, shows what differs and lets nothing steer the terminal", async () => {
    const { evidence } = sample;
    const fairness = { ...evidence.answer.fairness, clientSeed: "\u001b[2Jmine\u202e" };
    const { code, out } = await verifyEvidence("forged", { ...evidence, answer: { ...evidence.answer, fairness } });
    expect(code).toBe(1);
    expect(out).toContain("DIFFERS   the client seed is the one that the request stated");
    expect(out).toContain("\\u001b[2Jmine\\u{202e}");
    expect(out).not.toContain("\u001b");
  });

  test("exits 2 if something was not held", async () => {
    const { code, out } = await verifyEvidence("recomputed", { ...sample.evidence, held: {} });
    expect(code).toBe(2);
    expect(out).toContain("not held  the commitment is the one that was held");
  });

  test("exits 64 for a missing file or a file that is no evidence", async () => {
    const path = join(folder, "other.json");
    await writeFile(path, "{}");
    const [missing, other] = await Promise.all([verify([join(folder, "missing.json")]), verify([path])]);
    expect([missing.code, other.code]).toEqual([64, 64]);
    expect(other.err).toContain("evidence.format is not lootbox/evidence/v1");
  });
});

describe("with a shop", () => {
  const { evidence, details } = sample;
  const nonce = evidence.answer.fairness.nonce;
  const previous = { text: evidence.held.previousReceipt ?? "", keyId: "key-1", signature: "" };
  const pages = new Map<string, { readonly body: unknown; readonly isOwn: boolean }>([
    [`/api/lootboxes/openingDetail?transactionId=${TRANSACTION}&includeItem=false`, { body: details[1], isOwn: true }],
    [
      `/api/lootboxes/${evidence.request.lootBoxId}/versions/3`,
      { body: { oddsTable: evidence.held.oddsTable, publishedAtUtc: "2026-01-01T00:00:00Z" }, isOwn: false },
    ],
    [
      `/api/users/openings?fromNonce=${nonce - 1}&pageSize=2`,
      {
        body: {
          items: [
            { nonce: nonce - 1, receipt: previous },
            { nonce, receipt: evidence.answer.receipt },
          ],
        },
        isOwn: true,
      },
    ],
    ["/api/applicationInfo", { body: { receiptKeys: evidence.receiptKeys }, isOwn: false }],
  ]);
  let server: Server;
  let address = "";

  beforeAll(async () => {
    server = createServer((request, response) => {
      const page = pages.get(request.url ?? "");
      const expected = page?.isOwn === true ? `Bearer ${TOKEN}` : undefined;
      if (page === undefined) response.writeHead(404).end();
      else if (request.headers.authorization !== expected) response.writeHead(401).end();
      else response.end(JSON.stringify(page.body));
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const at = server.address();
    address = typeof at === "object" && at !== null ? `http://127.0.0.1:${at.port}` : "";
  });
  afterAll(() => new Promise((closed) => server.close(closed)));

  test("exits 2 without the commitment that was held before the opening", async () => {
    const { code, out, err } = await verify([address, TRANSACTION], TOKEN);
    expect({ code, err }).toEqual({ code: 2, err: "" });
    expect(out).toContain("ok        the receipt names the one before it");
    expect(out.match(/not held/gu)).toHaveLength(1);
  });

  test("exits 0 with that commitment, and 1 with another", async () => {
    const held = evidence.held.commitment?.serverSeedHash ?? "";
    const [right, wrong] = await Promise.all([
      verify([address, TRANSACTION, "--commitment", held], TOKEN),
      verify([address, TRANSACTION, "--commitment", "0".repeat(64)], TOKEN),
    ]);
    expect([right.code, wrong.code]).toEqual([0, 1]);
  });

  test("exits 69 if the shop refuses or can't be reached", async () => {
    const [refused, none] = await Promise.all([
      verify([address, TRANSACTION], "stale"),
      verify(["http://127.0.0.1:9", TRANSACTION], TOKEN),
    ]);
    expect([refused.code, none.code]).toEqual([69, 69]);
    expect(refused.err).toContain("responded with 401");
  });

  test.each([
    ["no arguments", []],
    ["no transaction", ["http://127.0.0.1:9"]],
    ["a transaction that is no id", ["http://127.0.0.1:9", "42"]],
    ["a commitment that is no hash", ["http://127.0.0.1:9", TRANSACTION, "--commitment", "xyz"]],
    ["a commitment beside a file", ["evidence.json", "--commitment", "0".repeat(64)]],
    ["an option that does not exist", ["evidence.json", "--quiet"]],
    ["three things", ["a", "b", "c"]],
  ])("exits 64 for %s", async (_, args) => {
    const { code, err } = await verify(args, TOKEN);
    expect(code).toBe(64);
    expect(err).toContain("Usage:");
  });

  test("exits 64 without a token", async () => {
    const { code, err } = await verify([address, TRANSACTION]);
    expect(code).toBe(64);
    expect(err).toContain("TROVE_TOKEN");
  });
});
