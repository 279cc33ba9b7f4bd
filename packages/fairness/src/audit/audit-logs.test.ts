import { describe, expect, test } from "vitest";
import {
  auditKeys,
  logsOf,
  oddsLeafOf,
  openBox,
  openingLeaf,
  tableOf,
  termsLeafOf,
  voidLeaf,
} from "../../test/audited-logs.ts";
import { logSigner, seedOf } from "../../test/log/keys.ts";
import { shopKeys } from "../../test/sample-proofs.ts";
import { withFlippedBit } from "../../test/log/any-entries.ts";
import type { RecordsLogLeaf } from "../log/leaves/records-log.ts";
import type { TermsLogLeaf } from "../log/leaves/terms-log.ts";
import { parseNote } from "../log/note/note.ts";
import { signCheckpoint } from "../log/checkpoint/sign-checkpoint.ts";
import { keyLeaf } from "../log-proofs/leaf-proof.ts";
import { auditLogs } from "./audit-logs.ts";
import type { KeptCheckpoints } from "./kept-checkpoints.ts";
import { reportOf } from "./report.ts";

type Logs = Awaited<ReturnType<typeof logsOf>>;

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString();
const minute = (number: number) => `${at(number).slice(0, 16)}Z`;
const [first, second, changed] = [tableOf(1), tableOf(2), tableOf(1, 2, 600)];
const open = [first, second].map(openBox);
const later = [changed, second].map(openBox);
const [shopKey] = shopKeys();
if (shopKey === undefined) throw new RangeError("The shop has a key");

/** An honest shop with two boxes. One of them changes at minute 21, which was announced at minute 10. */
const opened: readonly TermsLogLeaf[] = [
  keyLeaf(shopKey),
  oddsLeafOf(first),
  oddsLeafOf(second),
  termsLeafOf(at(0), open),
];
const announced: readonly TermsLogLeaf[] = [oddsLeafOf(changed), termsLeafOf(at(0), open), termsLeafOf(at(21), later)];
const records: readonly RecordsLogLeaf[] = [
  openingLeaf(first, 1, minute(1), 5),
  openingLeaf(second, 2, minute(2)),
  voidLeaf(first, 3, minute(3)),
  openingLeaf(first, 4, minute(20)),
  openingLeaf(changed, 5, minute(21), 2),
];
const honest = () => logsOf([opened, announced], [open, later], records);

async function audit({ terms, records: ofRecords }: Logs, kept?: KeptCheckpoints) {
  const progress: string[] = [];
  const audited = await auditLogs({
    terms: terms.place,
    records: ofRecords.place,
    endorsers: [],
    noticeMinutes: 10,
    kept,
    now: () => at(30),
    onProgress: (log, done, of) => progress.push(`${log} ${done}/${of}`),
  });
  const broken = audited.findings.filter((finding) => finding.broken > 0).map(({ rule }) => rule);
  return { ...audited, progress, broken, report: reportOf(audited) };
}

test("an honest shop holds in everything", async () => {
  const { findings, broken, boxes, voids, progress } = await audit(await honest());
  expect(broken).toEqual([]);
  expect(findings.map(({ rule, checked }) => `${rule} ${checked}`)).toEqual([
    "tables 3",
    "lists 2",
    "published 4",
    "history 3",
    "lasting 1",
    "keys 1",
    "seeds 5",
    "known 5",
    "drawn 4",
    "inForce 5",
    "reasons 1",
    "times 5",
    "even 3",
    "pooled 3",
    "voids 1",
  ]);
  expect([boxes, voids.get("INSUFFICIENT_BALANCE")?.boxes]).toEqual([9, 1]);
  expect(progress.at(-1)).toBe("records 5/5");
});

describe("lost records", () => {
  const lostOf = (logIndex: number, leaf = records[logIndex]): RecordsLogLeaf => {
    const recordHash = leaf?.recordHash ?? "";
    return { kind: "lost", logIndex, recordHash, time: minute(25) };
  };
  const withLost = (...leaves: readonly RecordsLogLeaf[]) =>
    logsOf([opened, announced], [open, later], [...records, ...leaves]);

  test("are a question, and are counted by month with what they would have contained", async () => {
    const { findings, broken, report } = await audit(await withLost(lostOf(0), lostOf(2)));
    expect(broken).toEqual([]);
    expect(findings.find(({ rule }) => rule === "lost")).toMatchObject({ asked: 2, broken: 0 });
    expect(report).toMatch(/2026-11: 4 openings, 1 voids .*, 2 losses, 6 lost boxes, [\d,]+ cents in lost boxes/u);
  });

  test.each<[string, readonly RecordsLogLeaf[]]>([
    ["a record that is lost twice", [lostOf(0), lostOf(0)]],
    ["a record that the log does not have there", [lostOf(0, records[1])]],
    ["a record that comes later", [lostOf(5, records[0])]],
    ["a lost leaf", [lostOf(0), lostOf(5, records[0])]],
  ])("break the audit if a leaf names %s", async (_, leaves) => {
    expect((await audit(await withLost(...leaves))).broken).toEqual(["lost"]);
  });

  test("show where they were lost: a restore loses all since a moment, and a shop that chooses has many stretches", async () => {
    const one = await audit(await withLost(lostOf(4), lostOf(3), lostOf(2)));
    expect(one.report).toContain("lost records: 3 of 5, in 1 stretch of the log");
    // The invented client hashes of these leaves would hide what they were.
    const many = Array.from({ length: 40 }, (_, n) => openingLeaf(first, 9_000 + n, minute(n < 20 ? 5 : 15)));
    const chosen = [3, 5, 30, 33].map((place) => lostOf(place, many[place]));
    const two = await audit(await logsOf([opened], [open], [...many, ...chosen]));
    expect(two.report).toContain("lost records: 4 of 40, in 2 stretches of the log");
  });

  test("break the audit if the shop has lost its big wins alone", async () => {
    const many = Array.from({ length: 800 }, (_, n) => openingLeaf(first, 5_000 + n, minute(5)));
    const wins = many.flatMap((leaf, place) => ((leaf.tickets[0] ?? 0) < 300_000 ? [lostOf(place, leaf)] : []));
    expect((await audit(await logsOf([opened], [open], [...many, ...wins]))).broken).toContain("lost");
  });
});

describe("what is broken", () => {
  const [opening] = records;
  if (opening?.kind !== "opening") throw new RangeError("The first record is an opening");
  const withRecord = (leaf: RecordsLogLeaf) => logsOf([opened, announced], [open, later], [...records, leaf]);
  const withTerms = (...leaves: readonly TermsLogLeaf[]) => logsOf([opened, announced, leaves], [open, later], records);
  const twice = { ...first, priceCents: 777 };
  const unknown = tableOf(3);

  test.each<[string, () => Promise<Logs>, string]>([
    ["another ticket", () => withRecord({ ...opening, tickets: [5, ...opening.tickets.slice(1)] }), "drawn"],
    [
      "another item",
      () => withRecord({ ...opening, itemIds: opening.itemIds.map(() => first.drops[0]?.itemId ?? "") }),
      "drawn",
    ],
    ["a seed to which nobody had committed", () => withRecord({ ...opening, commitment: "0".repeat(64) }), "seeds"],
    ["odds that nobody published", () => withRecord(openingLeaf(unknown, 9, minute(9))), "known"],
    ["odds before their time", () => withRecord(openingLeaf(changed, 9, minute(20))), "inForce"],
    ["odds after their time", () => withRecord(openingLeaf(first, 9, minute(21))), "inForce"],
    ["a void for another reason", () => withRecord(voidLeaf(first, 9, minute(9), "OUT_OF_STOCK")), "reasons"],
    ["a record before its offer", () => withRecord({ ...opening, offeredAt: minute(9), time: minute(8) }), "times"],
    ["two tables of one version", () => withTerms(oddsLeafOf(twice)), "tables"],
    ["a list that nobody can read", () => withTerms(termsLeafOf(at(40), open.slice(1))), "lists"],
    [
      "a list with odds that are not in the log",
      () => logsOf([opened, [termsLeafOf(at(40), [openBox(unknown)])]], [open, [openBox(unknown)]], [opening]),
      "published",
    ],
    ["a key that no earlier one endorses", () => withTerms(keyLeaf({ ...shopKey, from: at(1) })), "keys"],
  ])("the audit finds broken: %s", async (_, logs, rule) => {
    expect((await audit(await logs())).broken).toEqual([rule]);
  });

  test("seeds that were chosen", async () => {
    // Of every ten seeds the shop used only the one that was worst for the customer.
    const chosen = Array.from({ length: 200 }, (_, group) =>
      Array.from({ length: 10 }, (__, n) => openingLeaf(first, 1_000 + group * 10 + n, minute(5)))
        .toSorted((a, b) => (a.tickets[0] ?? 0) - (b.tickets[0] ?? 0))
        .slice(-1),
    ).flat();
    expect((await audit(await logsOf([opened], [open], chosen))).broken).toEqual(["even", "pooled"]);
  });

  test("voids wherever something valuable would have been won", async () => {
    const voids = Array.from({ length: 800 }, (_, n) => openingLeaf(first, 5_000 + n, minute(5)))
      .map((leaf, n) => ({ leaf, n }))
      .filter(({ leaf }) => (leaf.tickets[0] ?? 0) < 300_000)
      .map(({ n }) => voidLeaf(first, 5_000 + n, minute(5)));
    expect((await audit(await logsOf([opened], [open], voids))).broken).toEqual(["voids"]);
  });

  test("one turned bit in any file", async () => {
    const logs = await honest();
    for (const [place, path] of [
      [logs.records, "tile/entries/000.p/5"],
      [logs.records, "tile/0/000.p/5"],
      [logs.terms, "tile/entries/000.p/7"],
    ] as const) {
      const bytes = place.files.get(path) ?? new Uint8Array(1);
      place.files.set(path, withFlippedBit(bytes, 77));
      await expect(audit(logs)).rejects.toMatchObject({ kind: expect.stringMatching(/^(mismatch|malformed)$/u) });
      place.files.set(path, bytes);
    }
    expect((await audit(logs)).broken).toEqual([]);
  });
});

describe("after an earlier audit", () => {
  const earlier = async (readAt: string, terms: Parameters<typeof logsOf>[0], lists = [open]) => {
    const logs = await logsOf(terms, lists, records.slice(0, 1));
    return { terms: logs.terms.note, records: logs.records.note, readAt };
  };

  test("a shop that has gone on holds", async () => {
    const kept = await earlier(at(5), [opened]);
    const { findings, broken } = await audit(await honest(), kept);
    expect(broken).toEqual([]);
    expect(findings.slice(0, 2).map(({ rule }) => rule)).toEqual(["grown", "tables"]);
    expect(findings.find(({ rule }) => rule === "notice")?.checked).toBeGreaterThan(0);
  });

  test("the report says from when on nobody has looked at the notice", async () => {
    const { report } = await audit(await honest(), await earlier(at(5), [opened]));
    expect(report).toContain(`not seen  Changes of odds from ${at(14)} to ${at(30)}`);
    const soon = await audit(await honest(), await earlier(at(22), [opened, announced]));
    expect(soon.report).not.toContain("not seen");
  });

  test("another past is a fork, and so is an older checkpoint without a fork no news", async () => {
    const kept = await earlier(at(5), [[...opened.slice(1), keyLeaf(shopKey)]]);
    expect((await audit(await honest(), kept)).broken).toEqual(["grown"]);
    const newer = await honest();
    const keptLater = { terms: newer.terms.note, records: newer.records.note, readAt: at(25) };
    const old = await logsOf([opened], [open], records.slice(0, 1));
    // The kept tree is larger than the log, so the log's tiles can't prove its growth.
    await expect(audit(old, keptLater)).rejects.toMatchObject({ kind: "unavailable" });
  });

  test("odds that changed without their notice are found", async () => {
    // At minute 15 nothing was announced, but at minute 21 other odds were in force.
    expect((await audit(await honest(), await earlier(at(15), [opened]))).broken).toEqual(["notice"]);
  });

  test("a box that opens without notice is fine, one that closes is not", async () => {
    const more = [...open, openBox(tableOf(4))];
    const added = [oddsLeafOf(tableOf(4)), termsLeafOf(at(16), more)];
    const opening = await logsOf([opened, added], [open, more], records.slice(0, 1));
    expect((await audit(opening, await earlier(at(15), [opened]))).broken).toEqual([]);
    const fewer = open.slice(1);
    const closing = await logsOf([opened, [termsLeafOf(at(16), fewer)]], [open, fewer], records.slice(0, 1));
    expect((await audit(closing, await earlier(at(15), [opened]))).broken).toEqual(["notice"]);
  });

  test("terms that are dated back are found", async () => {
    const back = [oddsLeafOf(changed), termsLeafOf(at(2), later)];
    const logs = await logsOf([opened, back], [open, later], records.slice(0, 1));
    expect((await audit(logs, await earlier(at(25), [opened]))).broken).toEqual(["notice", "lasting"]);
  });
});

test("a checkpoint by another key, or of another log, is not looked at", async () => {
  const logs = await honest();
  const stranger = logSigner("shop.example/log/terms", seedOf(99));
  const { text } = parseNote(logs.terms.note);
  expect(text).toContain("shop.example/log/terms");
  const tree = { size: 7, root: Buffer.from(text.split("\n")[2] ?? "", "base64") };
  logs.terms.files.set("checkpoint", new TextEncoder().encode(await signCheckpoint(tree, stranger)));
  await expect(audit(logs)).rejects.toMatchObject({ kind: "unsigned" });
  expect(auditKeys.terms).not.toBe(auditKeys.records);
});
