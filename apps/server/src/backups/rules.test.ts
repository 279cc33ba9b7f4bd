import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EnvironmentError } from "../environment.ts";
import { continuedChain, isFitting } from "./chains.ts";
import { type Manifest, manifestName, writeManifest } from "./manifest.ts";
import { momentName, readSegmentName, type Segment, segmentAfter, segmentName } from "./names.ts";
import { chooseBase, chooseSegments } from "./restore/choose-backup.ts";
import { neededBases, removeOld, unneededFiles } from "./retention.ts";
import { folderStorage } from "./storage/folder-storage.ts";

const SEGMENT_BYTES = 1 << 24;
const CHAIN = "trove_backup_0a1b2c3d4e5f";
const START = Date.UTC(2026, 10, 1);
const minute = (index: number) => new Date(START + index * 60_000);

/** The names of the first segments of a log, as PostgreSQL gives them. */
function segmentNames(count: number): string[] {
  const names = ["0000000100000000000000FD"];
  while (names.length < count) names.push(segmentAfter(names.at(-1) ?? "", SEGMENT_BYTES));
  return names;
}

const names = segmentNames(40);

/** A base copy from the segment `first` to `last`, whose log is stored with a moment in each minute. */
function baseFrom(first: number, last: number): Manifest {
  return {
    format: 1,
    id: momentName(minute(first)),
    chain: CHAIN,
    beganAt: minute(first),
    endedAt: minute(last),
    major: 18,
    segmentBytes: SEGMENT_BYTES,
    firstSegment: names[first] ?? "",
    lastSegment: names[last] ?? "",
    database: "trove",
    superuser: "postgres",
    migration: "",
    recipients: [],
    clusterBytes: 0,
    label: "",
    pieces: [],
  };
}

/** Segments of which some have no moment, as when several became full within a minute. */
const log = fc.array(fc.boolean(), { minLength: names.length, maxLength: names.length }).map((isMarked) =>
  names.map((segment, index): Segment => ({
    segment,
    until: isMarked[index] === true ? minute(index + 1) : undefined,
  })),
);

describe("segments of the write-ahead log", () => {
  it("follow each other as PostgreSQL names them, and are read from their files' names", () => {
    expect(names.slice(0, 4)).toEqual([
      "0000000100000000000000FD",
      "0000000100000000000000FE",
      "0000000100000000000000FF",
      "000000010000000100000000",
    ]);
    const marked = { segment: names[0] ?? "", until: new Date(START + 1) };
    expect(readSegmentName(segmentName(CHAIN, marked))).toEqual(marked);
    const plain = { segment: names[0] ?? "", until: undefined };
    expect(readSegmentName(segmentName(CHAIN, plain))).toEqual(plain);
  });

  it("are chosen up to the first that ends after the moment, and at least up to the copy's last", () => {
    fc.assert(
      fc.property(log, fc.integer({ min: 2, max: 45 }), (found, atMinute) => {
        const base = baseFrom(0, 2);
        const at = new Date(minute(atMinute).getTime() - 1);
        const reached = found.findLast(({ until }) => until !== undefined)?.until;
        if (reached === undefined || reached <= at || !found.some(({ until }, i) => i >= 2 && until && until > at)) {
          expect(() => chooseSegments(base, found, at)).toThrow(EnvironmentError);
          return;
        }
        const { segments } = chooseSegments(base, found, at);
        expect(segments.length).toBeGreaterThan(2);
        expect(segments).toEqual(found.slice(0, segments.length));
        expect(segments.at(-1)?.until?.getTime()).toBeGreaterThan(at.getTime());
        const before = segments.slice(3, -1);
        expect(before.every(({ until }) => until === undefined || until <= at)).toBe(true);
      }),
    );
  });

  it("are refused if one is missing on the way, and used if it is missing behind the moment", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 38 }), fc.integer({ min: 3, max: 38 }), (missing, atMinute) => {
        const found = names.map((segment, index) => ({ segment, until: minute(index + 1) }));
        const left = found.toSpliced(missing, 1);
        const at = minute(atMinute);
        const choosing = () => chooseSegments(baseFrom(0, 2), left, at).segments;
        if (missing > atMinute) expect(choosing()).toEqual(found.slice(0, atMinute + 1));
        else expect(choosing).toThrow(names[missing] ?? "");
      }),
    );
  });

  it("count once if they were stored twice", () => {
    const once = names.map((segment, index) => ({ segment, until: minute(index + 1) }));
    const again = once.map(({ segment }, index) => ({ segment, until: minute(index + 5) }));
    expect(chooseSegments(baseFrom(0, 2), [...again, ...once], undefined).segments).toEqual(once);
  });
});

const bases = fc
  .uniqueArray(fc.integer({ min: 0, max: 36 }), { minLength: 1, maxLength: 8 })
  .map((starts) => starts.toSorted((a, b) => a - b).map((start) => baseFrom(start, start + 1)));

describe("retention", () => {
  it("keeps the newest copy, and one for every moment of the days that are kept", () => {
    fc.assert(
      fc.property(bases, fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 }), (all, atMinute, ago) => {
        const now = new Date(minute(atMinute).getTime() + 86_400_000);
        const needed = neededBases(all, now, 1);
        expect(needed.at(-1)).toBe(all.at(-1));
        const wanted = new Date(now.getTime() - ago * 1_440_000);
        if (!all.some(({ endedAt }) => endedAt <= wanted)) return;
        expect(chooseBase(needed, wanted, "here")).toBe(chooseBase(all, wanted, "here"));
      }),
    );
  });

  it("removes old copies and their log, and nothing that a kept copy needs, that is new, or that it doesn't know", () => {
    const [old, kept] = [baseFrom(0, 1), baseFrom(20, 21)];
    const piece = ({ chain, id }: Manifest) => `${chain}/base-${id}/base.tar.zst.age.000000`;
    const segments = names.map((segment) => segmentName(CHAIN, { segment, until: undefined }));
    const unfinished = `trove_backup_ff/base-${momentName(minute(0))}/base.tar.zst.age.000000`;
    const files = ["manifests/x.json", "notes.txt", piece(old), piece(kept), unfinished, ...segments];
    const later = new Date(START + 9 * 86_400_000);
    expect(unneededFiles(files, [kept], later)).toEqual([piece(old), unfinished, ...segments.slice(0, 20)]);
    expect(unneededFiles(files, [kept], minute(60))).toEqual(segments.slice(0, 20));
  });

  it("keeps the copies of the last days when one is of a clock that was ahead", async () => {
    const folder = await mkdtemp(join(tmpdir(), "trove-retention-"));
    const storage = folderStorage(folder);
    const day = (index: number) => new Date(START + index * 86_400_000);
    const daily = [0, 1, 2, 3, 4, 46]
      .map(day)
      .map((endedAt) => ({ ...baseFrom(0, 1), id: momentName(endedAt), endedAt }));
    for (const each of daily) await writeManifest(storage, each);
    await removeOld(storage, day(46), 2);
    expect(await storage.list("manifests/")).toEqual(daily.slice(2).map(manifestName));
    await rm(folder, { recursive: true });
  });
});

describe("a chain of the log", () => {
  const base = { ...baseFrom(0, 1), recipients: ["b", "a"] };
  const slot = { name: CHAIN, isWhole: true };

  it("goes on while its slot has the whole log, on the timeline of its copy, at the place that has the copy", () => {
    expect(continuedChain([slot], [base], "00000001")).toEqual({ chain: CHAIN, base });
    expect(continuedChain([{ ...slot, isWhole: false }], [base], "00000001")).toBeUndefined();
    expect(continuedChain([slot], [base], "00000002")).toBeUndefined();
    expect(continuedChain([slot], [], "00000001")).toBeUndefined();
    expect(continuedChain([slot, { ...slot, name: "trove_backup_ff" }], [base], "00000001")).toBeUndefined();
    expect(continuedChain([], [base], "00000001")).toBeUndefined();
  });

  it("gets a new copy when the last one is old, or when others shall open it", () => {
    expect(isFitting(base, ["a", "b"], minute(-1))).toBe(true);
    expect(isFitting(base, ["a", "b"], minute(0))).toBe(false);
    expect(isFitting(base, ["a"], minute(-1))).toBe(false);
  });
});
