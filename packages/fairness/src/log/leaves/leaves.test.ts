import { describe, expect, test } from "vitest";
import { minuteOf, recordsLog } from "./records-log.ts";
import type { OpeningLeaf, RecordsLogLeaf, VoidLeaf } from "./records-log.ts";
import type { KeyLeaf, OddsLeaf, TermsLogLeaf } from "./terms-log.ts";
import { clientsInForce, termsInForce, termsLog } from "./terms-log.ts";

const hash = (digit: string) => digit.repeat(64);
const text = (entry: Uint8Array) => Buffer.from(entry).toString();
const entry = (leaf: string) => new Uint8Array(Buffer.from(leaf));

const time = "2026-11-21T12:00:00.000Z";
const drop = {
  itemId: "17e00000-0000-4000-8000-000000000002",
  name: "Glück \u2028 ✓\n",
  marketPriceCents: 1900,
  sellPriceCents: 1710,
  tickets: 1_000_000,
};
const table: OddsLeaf["table"] = {
  boxId: "b0f1c1c4-0000-4000-8000-000000000001",
  version: 1,
  priceCents: 499,
  drops: [drop],
};
const keyLeaf: KeyLeaf = {
  kind: "key",
  keyId: "0123456789abcdef",
  publicKey: hash("a"),
  from: time,
  endorsement: { publicKey: hash("b"), signature: hash("c").repeat(2) },
};
const inTermsLog: readonly TermsLogLeaf[] = [
  { kind: "odds", table },
  { kind: "terms", validFrom: time, count: 12, root: hash("d") },
  keyLeaf,
  { kind: "client", release: "0123456789abcdef", manifest: hash("e") },
];

const drawn = { clientHash: hash("1"), commitment: hash("2"), serverSeed: hash("3"), oddsHash: hash("4"), quantity: 2 };
const recorded = { recordHash: hash("5"), offeredAt: "2026-11-21T12:00Z", time: "2026-11-21T12:01Z" };
const itemIds = ["17e00000-0000-4000-8000-000000000001", "17e00000-0000-4000-8000-000000000002"];
const opening: OpeningLeaf = { kind: "opening", ...drawn, tickets: [0, 999_999], itemIds, ...recorded };
const voided: VoidLeaf = { kind: "void", ...drawn, reason: "INSUFFICIENT_BALANCE", ...recorded };

test("leaves are JSON as JSON.stringify writes it, and come back", () => {
  for (const leaf of inTermsLog) {
    expect(text(termsLog.write(leaf))).toBe(JSON.stringify(leaf));
    expect(termsLog.read(termsLog.write(leaf))).toStrictEqual(leaf);
  }
  for (const leaf of [opening, voided, { ...opening, termsSize: 7 }, { ...voided, termsSize: 7 }]) {
    expect(text(recordsLog.write(leaf))).toBe(JSON.stringify(leaf));
    expect(recordsLog.read(recordsLog.write(leaf))).toEqual(leaf);
  }
  expect(text(recordsLog.write(voided))).toMatch(
    /^\{"kind":"void","clientHash":"1+","commitment":"2+","serverSeed":"3+","oddsHash":"4+","quantity":2,"reason":"INSUFFICIENT_BALANCE","recordHash":"5+","offeredAt":"2026-11-21T12:00Z","time":"2026-11-21T12:01Z"\}$/u,
  );
});

test("other writings of the same leaf are refused", () => {
  const good = text(recordsLog.write(voided));
  const others = [
    ` ${good}`,
    `${good}\n`,
    `\uFEFF${good}`,
    good.replace(":", ": "),
    good.replace('"quantity":2', '"quantity":2.0'),
    good.replace('"quantity":2', '"quantity":2e0'),
    good.replace('"quantity":2', '"quantity":1,"quantity":2'),
    good.replace('"kind"', '"\\u006bind"'),
    good.replace('"kind":"void",', "").replace("}", ',"kind":"void"}'),
    good.replace("}", ',"more":1}'),
    good.replace("}", ',"__proto__":{}}'),
    good.slice(0, -1),
    "",
    "null",
    "[]",
    `[${good}]`,
  ];
  for (const other of others) expect(() => recordsLog.read(entry(other)), other).toThrow(SyntaxError);
  expect(() => recordsLog.read(Uint8Array.of(...entry(good), 0xff))).toThrow(SyntaxError);
});

test("leaves of the other log and of no log are refused", () => {
  expect(() => recordsLog.read(termsLog.write(keyLeaf))).toThrow(SyntaxError);
  expect(() => termsLog.read(recordsLog.write(opening))).toThrow(SyntaxError);
  for (const kind of ["toString", "__proto__", "Odds", ""]) {
    expect(() => termsLog.read(entry(JSON.stringify({ kind })))).toThrow(SyntaxError);
  }
});

describe("values out of their bounds are neither read nor written", () => {
  const records: readonly RecordsLogLeaf[] = [
    { ...opening, tickets: [0, 1_000_000] },
    { ...opening, tickets: [0, -1] },
    { ...opening, tickets: [0, 0.5] },
    { ...opening, tickets: [1] },
    { ...opening, itemIds: itemIds.slice(1) },
    { ...opening, itemIds: ["x", "y"] },
    { ...voided, quantity: 0 },
    { ...voided, quantity: 2 ** 53 },
    { ...voided, reason: "because" },
    { ...voided, serverSeed: hash("A") },
    { ...voided, oddsHash: hash("4").slice(1) },
    { ...voided, time: "2026-11-21T12:01:00.000Z" },
    { ...voided, time: "2026-11-31T12:01Z" },
    { ...voided, time: "2026-11-21T24:00Z" },
    { ...voided, time: "2026-11-21 12:01Z" },
    { ...voided, offeredAt: "" },
  ];
  test.for(records)("a value out of its bounds is neither read nor written: %j", (leaf) => {
    expect(() => recordsLog.write(leaf)).toThrow(SyntaxError);
    expect(() => recordsLog.read(entry(JSON.stringify(leaf)))).toThrow(SyntaxError);
  });

  const terms: readonly TermsLogLeaf[] = [
    { kind: "terms", validFrom: "2026-11-21T12:00Z", count: 1, root: hash("d") },
    { kind: "terms", validFrom: time, count: -1, root: hash("d") },
    { kind: "terms", validFrom: time, count: 1, root: "" },
    { ...keyLeaf, keyId: "k" },
    { ...keyLeaf, endorsement: { ...keyLeaf.endorsement, signature: hash("c") } },
    { kind: "odds", table: { ...table, boxId: "b" } },
    { kind: "odds", table: { ...table, drops: [{ ...drop, tickets: 0 }] } },
    { kind: "odds", table: { ...table, drops: [{ ...drop, name: "x".repeat(65_536) }] } },
  ];
  test.for(terms)("a value out of its bounds is neither read nor written: %j", (leaf) => {
    expect(() => termsLog.write(leaf)).toThrow(SyntaxError);
    expect(() => termsLog.read(entry(JSON.stringify(leaf)))).toThrow(SyntaxError);
  });
});

test("an odds leaf has the table's own text, without another level or key", () => {
  const written = text(termsLog.write({ kind: "odds", table }));
  expect(written).toBe(`{"kind":"odds","table":${JSON.stringify(table)}}`);
  const deep = `${"[".repeat(32_000)}${"]".repeat(32_000)}`;
  for (const more of ["1", "{}", deep]) {
    expect(() => termsLog.read(entry(written.replace('"drops"', `"more":${more},"drops"`)))).toThrow(SyntaxError);
    expect(() => termsLog.read(entry(written.replace(/\[.*\]/su, more)))).toThrow(SyntaxError);
  }
});

test("times of records are cut to the minute", () => {
  expect(minuteOf("2026-11-21T12:00:59.999Z")).toBe("2026-11-21T12:00Z");
});

test("the last terms of the log whose time has come are in force", () => {
  const at = (minute: number) => ({ validFrom: `2026-11-21T12:${String(minute).padStart(2, "0")}:00.000Z` });
  const leaves = [at(0), at(20), at(10)];
  expect(termsInForce(leaves, "2026-11-21T11:59:59.999Z")).toBeUndefined();
  expect(termsInForce(leaves, "2026-11-21T12:00:00.000Z")).toBe(leaves[0]);
  expect(termsInForce(leaves, "2026-11-21T12:09:59.999Z")).toBe(leaves[0]);
  expect(termsInForce(leaves, "2026-11-21T12:10:00.000Z")).toBe(leaves[2]);
  expect(termsInForce(leaves, "2026-11-21T12:30:00.000Z")).toBe(leaves[2]);
});

test("the manifests in force are those of the last two leaves with different hashes", () => {
  const client = (name: string) => ({ kind: "client", release: "0123456789abcdef", manifest: hash(name) }) as const;
  const inForce = (...names: readonly string[]) => clientsInForce(names.map(client)).map(({ manifest }) => manifest[0]);
  expect(inForce()).toEqual([]);
  expect(inForce("a")).toEqual(["a"]);
  expect(inForce("a", "b", "c")).toEqual(["c", "b"]);
  expect(inForce("a", "b", "b")).toEqual(["b", "a"]);
  expect(inForce("a", "b", "a")).toEqual(["a", "b"]);
});
