import { execFile } from "node:child_process";
import { createServer, type Server } from "node:http";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  auditKeys,
  logsOf,
  oddsLeafOf,
  openBox,
  openingLeaf,
  tableOf,
  termsLeafOf,
  timedLogs,
} from "../../test/audited-logs.ts";
import { shopKeys } from "../../test/sample-proofs.ts";
import { shopKey, strangerKey } from "../../test/sample-keys.ts";
import { statementLeafOf } from "../../test/sample-statements.ts";
import { auditLogs } from "../audit/audit-logs.ts";
import { reportOf } from "../audit/report.ts";
import type { StatementLeaf } from "../log/leaves/statement.ts";
import { keyLeaf } from "../log-proofs/leaf-proof.ts";

/** Of the settings, only the folder with the compiled modules is passed on: without it, a start takes twice as long. */
const { PATH, NODE_COMPILE_CACHE } = process.env;

const [key] = shopKeys();
if (key === undefined) throw new RangeError("The shop has a key");
const table = tableOf(1);

/** Both logs, with these statements at the end of the terms log. */
function logsWith(...statements: readonly StatementLeaf[]) {
  const terms = termsLeafOf("2026-11-21T00:00:00.000Z", [openBox(table)]);
  const leaves = [keyLeaf(key as NonNullable<typeof key>), oddsLeafOf(table), ...statements, terms];
  return logsOf([leaves], [[openBox(table)]], [openingLeaf(table, 0, "2026-11-21T12:00Z")]);
}

const audited = async (...statements: readonly StatementLeaf[]) => audit(await logsWith(...statements));

/** Both logs as a witness signs them: every hour from 10:00 to 14:00, with this statement first at 12:00. */
function witnessedLogs(statement: StatementLeaf) {
  const terms = termsLeafOf("2026-11-21T00:00:00.000Z", [openBox(table)]);
  const first = [keyLeaf(key as NonNullable<typeof key>), oddsLeafOf(table), terms];
  const batches = [10, 11, 12, 13, 14].map((hour) => ({
    leaves: { 10: first, 12: [statement] }[hour] ?? [],
    at: Date.UTC(2026, 10, 27, hour),
  }));
  const opening = openingLeaf(table, 0, "2026-11-27T14:00Z");
  return timedLogs(batches, [[openBox(table)]], [{ leaves: [opening], at: Date.UTC(2026, 10, 27, 14, 1) }]);
}

async function audit({ terms, records }: Awaited<ReturnType<typeof logsWith>>) {
  const found = await auditLogs({
    terms: terms.place,
    records: records.place,
    endorsers: [],
    noticeMinutes: 0,
    kept: undefined,
    now: () => "2026-11-28T00:00:00.000Z",
    onProgress: () => {},
  });
  const { checked = 0, broken = 0, asked = 0 } = found.findings.find(({ rule }) => rule === "statements") ?? {};
  return { rule: { checked, broken, asked }, report: reportOf(found) };
}

describe("the audit", () => {
  test("prints the newest statement, and says whose word it is", async () => {
    const later = statementLeafOf({ time: "2026-11-28T00:00:00.000Z", sent30: 3 });
    const { rule, report } = await audited(statementLeafOf(), later);
    expect(rule).toEqual({ checked: 2, broken: 0, asked: 0 });
    expect(report).toContain("The shop's own word of 2026-11-28T00:00:00.000Z, which nobody else can check");
    expect(report).toContain("  parcels sent in 30 days: 3, half of them within 1.3 days");
    expect(report).toContain("    17e00000-0000-4000-8000-000000000001: 7");
  });

  test("breaks if no key of the shop has signed a statement", async () => {
    const stranger = statementLeafOf({}, strangerKey);
    expect((await audited(stranger)).rule).toEqual({ checked: 1, broken: 1, asked: 0 });
    const changed = { ...statementLeafOf(), text: statementLeafOf({ waiting: 2 }).text };
    expect((await audited(changed)).rule).toEqual({ checked: 1, broken: 1, asked: 0 });
  });

  test.each([
    ["is of the time at which it entered the log", "2026-11-27T11:59:30.000Z", { checked: 1, asked: 0 }],
    ["is of a later time, so it would never get old", "2036-01-01T00:00:00.000Z", { checked: 0, asked: 1 }],
    ["was missing from a later checkpoint", "2026-11-27T10:00:00.000Z", { checked: 0, asked: 1 }],
  ])("asks about a statement unless it is dated as witnesses saw it: one that %s", async (_, time, expected) => {
    const { rule } = await audit(await witnessedLogs(statementLeafOf({ time })));
    expect(rule).toEqual({ ...expected, broken: 0 });
  });

  test("asks about a statement that is older than the one before, as after a wrong clock", async () => {
    const older = statementLeafOf({ time: "2026-11-26T00:00:00.000Z" });
    expect((await audited(statementLeafOf(), older)).rule).toEqual({ checked: 1, broken: 0, asked: 1 });
  });

  test("lets no mark of direction in a name steer the terminal", async () => {
    const { report } = await audited(statementLeafOf({ operator: "Trove \u202eVB" }));
    expect(report).toContain(String.raw`run by Trove \u{202e}VB`);
  });
});

describe("the command line", () => {
  const main = fileURLToPath(new URL("../command-line/main.ts", import.meta.url));
  let server: Server;
  let shop = "";
  let files: ReadonlyMap<string, Uint8Array>;
  beforeAll(async () => {
    server = createServer(({ url = "" }, response) => {
      const bytes = files.get(url.replace("/log/terms/", ""));
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
  });

  async function shown(...statements: readonly StatementLeaf[]): Promise<{ code: number; out: string }> {
    ({ files } = (await logsWith(...statements)).terms);
    const args = [main, "--statement", "--log", shop, "--log-key", auditKeys.terms];
    return new Promise((resolve) => {
      const child = execFile(process.execPath, args, { env: { PATH, NODE_COMPILE_CACHE } }, (_, out) => {
        resolve({ code: child.exitCode ?? -1, out });
      });
    });
  }

  test("shows the newest statement of the live log, and exits 0 if a key of the shop has signed it", async () => {
    const { code, out } = await shown(statementLeafOf());
    expect([code, out]).toEqual([0, expect.stringContaining("Signed by a key of the shop.")]);
    expect(out).toContain("  disputes of 90 days: 4, answered: 3");
    expect(out).toContain(`key ${shopKey.signText("").keyId}`);
  });

  test("exits 1 for a statement that somebody else has signed, and 2 for a log without one", async () => {
    expect(await shown(statementLeafOf({}, strangerKey))).toMatchObject({
      code: 1,
      out: expect.stringContaining("NOT SIGNED by any key of the shop: BREACH"),
    });
    expect(await shown()).toMatchObject({ code: 2, out: "The terms log has no statement of the shop.\n" });
  });
});
