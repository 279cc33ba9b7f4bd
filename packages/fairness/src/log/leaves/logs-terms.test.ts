import fc from "fast-check";
import { describe, expect, test } from "vitest";
import vectors from "../../../vectors.json" with { type: "json" };
import { seedOf, witnessSigner } from "../../../test/log/keys.ts";
import { logsTexts, mayBeMirror } from "../../../test/independent/logs.ts";
import { logKeys } from "../../../test/sample-logs.ts";
import { logsLeaf, logsTermsOf, logsText } from "../../keys/logs-text.ts";
import { noticeByLeaves } from "../../log-proofs/promised-notices.ts";
import { keyText } from "../note/keys.ts";
import { isMirrorUrl, parseLogsLeaf } from "./logs-terms.ts";
import { termsLog } from "./terms-log.ts";

const text = (entry: Uint8Array) => Buffer.from(entry).toString();
const entry = (leaf: object) => new Uint8Array(Buffer.from(JSON.stringify(leaf)));

const leafOf = (oddsNoticeMinutes: number) =>
  logsLeaf({ ...logKeys, oddsNoticeMinutes, witnesses: [], quorum: 0, policy: "quorum none\n", mirrors: [] });

describe("the terms of the logs in the terms log", () => {
  const { leaf } = vectors.logs;

  test("come back from their leaf, with witnesses and quorum of their policy", () => {
    const read = termsLog.read(new Uint8Array(Buffer.from(leaf)));
    expect(text(termsLog.write(read))).toBe(leaf);
    if (read.kind !== "logs") throw new Error("not a leaf of the logs");
    const terms = logsTermsOf(read);
    expect(terms).toMatchObject({
      quorum: 2,
      oddsNoticeMinutes: 10,
      mirrors: ["https://mirror.example", expect.any(String)],
    });
    expect(logsText(terms)).toBe(vectors.logs.text);
  });

  test("are no leaf with another policy than the named one, or with one that is not canonical", () => {
    const named = vectors.logs.text;
    for (const policy of ["quorum none\n", `${vectors.logs.policy}\n`, "none"]) {
      expect(() => parseLogsLeaf({ text: named, policy })).toThrow(SyntaxError);
      expect(termsLog.readKnown(entry({ kind: "logs", text: named, policy }))).toBeUndefined();
    }
    expect(() => parseLogsLeaf({ text: named.replace("\n10\n", "\n10081\n"), policy: vectors.logs.policy })).toThrow(
      SyntaxError,
    );
  });

  test("tell the notice of each state of the log", () => {
    const noticeAt = noticeByLeaves([
      { index: 3, leaf: leafOf(10) },
      { index: 7, leaf: leafOf(20) },
    ]);
    expect([3, 4, 7, 8, 100].map(noticeAt)).toEqual([undefined, 10, 10, 20, 20]);
  });
});

describe("both implementations", () => {
  const witnesses = [1, 2, 3].map((place) => witnessSigner(`witness.example/w${place}`, seedOf(40 + place)).key);
  const anyPromise = fc.record({
    noticeMinutes: fc.integer({ min: 0, max: 10_080 }),
    count: fc.integer({ min: 0, max: 3 }),
    threshold: fc.integer({ min: 1, max: 3 }),
    mirrors: fc.uniqueArray(fc.constantFrom("https://a.example", "https://b.example/x", "http://127.0.0.1:8443")),
  });

  test("write the same policies, texts and leaves", () => {
    fc.assert(
      fc.property(anyPromise, ({ noticeMinutes, count, threshold, mirrors }) => {
        const named = witnesses.slice(0, count).map((key, place) => [`w${place}`, keyText(key)] as const);
        const needed = Math.min(threshold, count);
        const word = needed === count ? "all" : needed === 1 ? "any" : String(needed);
        const groups = count === 0 ? [] : [["some", word, named.map(([name]) => name)] as const];
        const quorum = count === 0 ? "none" : "some";
        const written = logsTexts({ ...logKeys, noticeMinutes, witnesses: named, groups, quorum, mirrors });
        const { policy } = written;
        const leaf = logsLeaf({
          ...logKeys,
          oddsNoticeMinutes: noticeMinutes,
          witnesses: [],
          quorum: 0,
          policy,
          mirrors,
        });
        expect(leaf.text).toBe(written.text);
        expect(text(termsLog.write(leaf))).toBe(written.leaf);
        expect(logsTermsOf(leaf)).toMatchObject({ quorum: needed, mirrors, witnesses: named.map(([, key]) => key) });
      }),
    );
  });

  test.each([
    ["https://mirror.example", true],
    ["https://mirror.example:8443/trove/a", true],
    ["http://127.0.0.1:9", true],
    ["http://mirror.example", false],
    ["http://127.0.0.1.example", false],
    ["https://Mirror.example", false],
    ["https://mirror.example/", false],
    ["https://mirror.example//a", false],
    ["https://mirror.example:0", false],
    ["https://mirror.example/?a", false],
    ["https://mirror.example/#a", false],
    ["https://me@mirror.example", false],
    ["https://-mirror.example", false],
    ["https://mirror.example/a,b", false],
    ["https://mirror.example/a b", false],
    [`https://mirror.example/${"a".repeat(200)}`, false],
    ["https://", false],
    ["", false],
  ])("agree whether %s may be a mirror", (url, isOne) => {
    expect([isMirrorUrl(url), mayBeMirror(url)]).toEqual([isOne, isOne]);
  });
});
