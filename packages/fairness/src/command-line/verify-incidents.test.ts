import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { OTHER_HASH } from "../../test/judging.ts";
import { boxId, logKeys, publicLog, sampleTerms, termsWith } from "../../test/sample-logs.ts";
import * as proofs from "../../test/sample-proofs.ts";
import * as shop from "../../test/sample-shop.ts";
import { type Incident, incidentsText, type Json, logsText, offerText, parseOffer } from "../index.ts";
import { commandOf } from "./arguments.ts";
import { verifyFile } from "./verify-file.ts";

const entries = ["a", "b", "c", "d"].map((text) => new TextEncoder().encode(text));
const everybodys = await publicLog("records", entries);

/** The paths that were asked for. */
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? "");
  const [, log, path = ""] = /^\/log\/(terms|records)\/(.*)$/u.exec(request.url ?? "") ?? [];
  const file = (log === "records" ? everybodys.files : terms.log.files).get(path);
  response.writeHead(file === undefined ? 404 : 200).end(file);
});
const terms = await sampleTerms();
let folder = "";
let address = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "incidents-"));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const at = server.address();
  address = typeof at === "object" && at !== null ? `http://127.0.0.1:${at.port}` : "";
});
afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  await rm(folder, { recursive: true });
});

const LOGS = ["--log-key", logKeys.terms, "--log-key", logKeys.records];
const KEY = ["--key", proofs.endorsingKey.publicKey];

/** The exit code and the report for a file with these incidents. */
async function verify(incidents: readonly Incident[], ...args: readonly string[]): Promise<[number, string]> {
  const path = join(folder, "public-logs.json");
  await writeFile(path, incidentsText({ shopKeys: proofs.shopKeys(), incidents }));
  const command = commandOf([path, ...args]);
  if (command.kind !== "verify") throw new RangeError("A file is verified");
  const { exitCode, report } = await verifyFile(command);
  return [exitCode, report];
}

const forkOf = (...logs: readonly { readonly note: string }[]): Incident => {
  return { kind: "Fork", log: "records", notes: logs.map(({ note }) => note) };
};

describe("two checkpoints", () => {
  test("two checkpoints of one size with other trees are a fork, for whoever knows the log's key", async () => {
    const other = await publicLog("records", entries.toReversed());
    const [exitCode, report] = await verify([forkOf(everybodys, other)], ...LOGS);
    expect(exitCode).toBe(1);
    expect(report).toContain("BREACH");
    expect((await verify([forkOf(everybodys, other)], "--log-key", logKeys.terms))[0]).toBe(2);
  });

  test("two checkpoints of other sizes are one if the live log continues only one of them", async () => {
    const other = await publicLog("records", entries.slice(0, 3).toReversed());
    const [exitCode, report] = await verify([forkOf(everybodys, other)], ...LOGS);
    expect(exitCode).toBe(2);
    expect(report).toContain("need the live log");
    expect((await verify([forkOf(everybodys, other)], ...LOGS, "--log", address))[0]).toBe(1);
    const older = await publicLog("records", entries.slice(0, 3));
    expect((await verify([forkOf(everybodys, older)], ...LOGS, "--log", address))[0]).toBe(2);
  });

  test("are judged once however often a file names them, and the log is asked for each of its files once", async () => {
    const older = await publicLog("records", entries.slice(0, 3));
    asked.length = 0;
    const incidents = Array.from({ length: 1_000 }, () => forkOf(everybodys, older));
    const [exitCode, report] = await verify(incidents, ...LOGS, "--log", address);
    expect(exitCode).toBe(2);
    expect(report.match(/the log has signed two trees/gu)).toHaveLength(1);
    expect(report).not.toContain("Not judged");
    expect(asked.length).toBeLessThan(10);
    expect(new Set(asked).size).toBe(asked.length);
  });

  test("two checkpoints of other trees are judged for at most twenty pairs, and the report says how many more there are", async () => {
    const older = await publicLog("records", entries.slice(0, 3));
    asked.length = 0;
    const incidents = Array.from({ length: 25 }, (_, place) => {
      return forkOf(everybodys, { note: `${older.note}— other.example/w${place} AAAAAAAAAAA=\n` });
    });
    const other: Incident = { kind: "Unread", log: "terms", since: 0 };
    const [exitCode, report] = await verify([...incidents, other], ...LOGS, "--log", address);
    expect(exitCode).toBe(2);
    expect(report.match(/the log has signed two trees/gu)).toHaveLength(20);
    expect(new Set(asked).size).toBe(asked.length);
    expect(report).toContain("the log could not be read for a day");
    expect(report).toContain("Not judged: 5 more. At most 20 of each kind are.");
  });

  test("prove nothing if they are the same, or if the log has not signed both", async () => {
    expect((await verify([forkOf(everybodys, everybodys)], ...LOGS))[0]).toBe(2);
    const other = await publicLog("records", entries.toReversed());
    const unsigned = { note: other.note.replace(/.{8}\n$/u, "AAAAAAA=\n") };
    expect((await verify([forkOf(everybodys, unsigned)], ...LOGS))[0]).toBe(2);
  });
});

test("a log that could not be read proves nothing", async () => {
  expect((await verify([{ kind: "Unread", log: "terms", since: 0 }], ...LOGS, "--mine"))[0]).toBe(2);
});

describe("other terms of the logs", () => {
  const before = { ...logKeys, quorum: 0, oddsNoticeMinutes: 10, witnesses: [] };
  const after = { ...before, oddsNoticeMinutes: 5 };

  test("hold if a key of the shop vouches for them", async () => {
    const signature = shop.shopKey.sign(logsText(after));
    const [exitCode, report] = await verify([{ kind: "Changed", before, after, signature }], ...KEY, ...LOGS);
    expect(exitCode).toBe(0);
    expect(report).toContain("vouches");
  });

  test("hold no more if others are left out", async () => {
    const signature = shop.shopKey.sign(logsText(after));
    const incidents = Array.from({ length: 21 }, (_, quorum): Incident => {
      return { kind: "Changed", before: { ...before, quorum }, after, signature };
    });
    expect((await verify(incidents.slice(1), ...KEY, ...LOGS))[0]).toBe(0);
    expect((await verify(incidents, ...KEY, ...LOGS))[0]).toBe(2);
  });

  test("prove nothing otherwise", async () => {
    const signature = shop.strangerKey.sign(logsText(after));
    expect((await verify([{ kind: "Changed", before, after, signature }], ...KEY, ...LOGS))[0]).toBe(2);
  });
});

describe("two offers with other odds", () => {
  const json = (value: object): Json => JSON.parse(JSON.stringify(value));
  const offerAt = (time: string) => {
    const { text } = shop.hold({ nonce: 0 }).offer;
    return shop.shopKey.signText(offerText({ ...parseOffer(text), time }));
  };

  async function changed(validFrom: string): Promise<Incident> {
    const later = await sampleTerms([termsWith(validFrom, [{ boxId, oddsHash: OTHER_HASH }])]);
    return {
      kind: "ShortNotice",
      before: { offer: offerAt("2026-11-21T12:00:00.000Z"), terms: json(terms.proof) },
      after: { offer: offerAt("2026-11-21T12:05:00.000Z"), terms: json(later.proof) },
    };
  }

  test("are a breach for the person who got them, if the notice was too short", async () => {
    const incident = await changed("2026-11-21T12:04:00.000Z");
    const [exitCode, report] = await verify([incident], ...KEY, ...LOGS, "--mine");
    expect(exitCode).toBe(1);
    expect(report).toContain("Nothing that differs is proven");
    expect((await verify([incident], ...KEY, ...LOGS))[0]).toBe(2);
    expect((await verify([incident], ...KEY, ...LOGS, "--mine", "--notice", "3"))[0]).toBe(2);
  });

  test("are none with the promised notice", async () => {
    const incident = await changed("2026-11-21T12:15:00.000Z");
    expect((await verify([incident], ...KEY, ...LOGS, "--mine"))[0]).toBe(2);
  });
});
