import type { Endpoints, ResponseOf } from "@trove/contract";
import { type LogKey, logClient, openCheckpoint, proveBox, proveTail } from "@trove/fairness/log";
import type { NamedTree } from "@trove/fairness";
import type { Connection } from "../../../database/connection.ts";
import { findNote } from "../storage/logs.store.ts";
import { storedFiles } from "../storage/stored-files.ts";
import { noticeInForce } from "./logs-on-record.ts";
import { readTermsFrom } from "./terms.store.ts";

/** The proof of a box's odds in the form that offers contain. */
export type TermsProof = ResponseOf<Endpoints["offerOpening"]>["terms"];

/** A box's odds at a time; `oddsHash` is null if the box is not open then. */
export type BoxTerms = { oddsHash: string | null; proof: TermsProof };

/** A change of a box from a time on: its new odds, or null if it closes. */
export type Announcement = { validFrom: string; oddsHash: string | null };

/** The last part of a published tree of the terms log. Times are ISO-8601 in UTC with milliseconds. */
export type TermsView = {
  /** Undefined if the terms of that moment are older than this view. */
  find(boxId: string, moment: string): Promise<BoxTerms | undefined>;
  /** The first change of a box that is announced for a time after `now`. Undefined if none is. */
  announced(boxId: string, now: string): Announcement | undefined;
  /** The odds of a box in the last terms; null if these don't contain the box. */
  lastOdds(boxId: string): string | null;
};

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");

/** Wraps a function so that it computes each key's value only once. */
function once<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}

/** Like `once`, for values that are read. A failure isn't kept: the next call reads again. */
function readOnce<Key, Value>(read: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const known = new Map<Key, Promise<Value>>();
  return (key) => {
    const earlier = known.get(key);
    if (earlier !== undefined) return earlier;
    const reading = read(key);
    known.set(key, reading);
    reading.catch(() => known.delete(key));
    return reading;
  };
}

/** A published tree of the log, and the notice of this process. */
type Published = { key: LogKey; tree: NamedTree; noticeMinutes: number };

/**
 * Reads the terms that were in force a notice before `time`, and all later ones, as a published tree of the log proves
 * them. A tree has the same view in every process. Undefined for a tree that was not published.
 */
export async function readTermsView(
  db: Connection,
  { key, tree: { size, root }, noticeMinutes }: Published,
  time: Date,
): Promise<TermsView | undefined> {
  const noticeMs = (await noticeInForce(db, noticeMinutes, size)) * 60_000;
  const from = new Date(time.getTime() - noticeMs);
  const checkpoint = await findNote(db, "terms", size);
  if (checkpoint === undefined) return undefined;
  const files = storedFiles(db, "terms");
  const policy = { log: key, witnesses: [], quorum: 0 };
  const tree = await openCheckpoint(checkpoint, policy);
  if (hexOf(tree.root) !== root) return undefined;
  const terms = await readTermsFrom(db, from, size);
  const start = terms[0]?.logIndex ?? size;
  const entries: string[] = [];
  for await (const { entry } of logClient(files, policy).entries(tree, start))
    entries.push(Buffer.from(entry).toString());
  const odds = terms.map(({ boxes }) => new Map(boxes.map(({ boxId, oddsHash }) => [boxId, oddsHash])));

  const subtreesBefore = readOnce(async (index: number) => (await proveTail(index, size, files)).map(hexOf));
  const provedFrom = once((place: number) => {
    const index = terms[place]?.logIndex ?? size;
    return readOnce(async (boxId: string): Promise<TermsProof> => {
      const boxes = terms
        .slice(place)
        .map((each) => proveBox(each.boxes, boxId).map((box) => ({ ...box, path: [...box.path] })));
      const leaves = entries.slice(index - start);
      return { checkpoint, from: index, before: await subtreesBefore(index), leaves, boxes };
    });
  });
  const placeAt = (moment: string) => terms.findLastIndex(({ validFrom }) => validFrom <= moment);
  const oddsAt = (place: number, boxId: string) => odds[place]?.get(boxId) ?? null;

  /** The box's next change after a moment: the earliest at which it has other odds than at the given place. */
  const changeAfter = (moment: string, place: number, boxId: string): string | undefined => {
    const later = terms.filter(({ validFrom }) => validFrom > moment).map(({ validFrom }) => validFrom);
    return later.toSorted().find((each) => oddsAt(placeAt(each), boxId) !== oddsAt(place, boxId));
  };
  /**
   * Where the proof begins: with the terms in force or, if the box has a pending change, with those a notice before it
   * or the log's first, so that everybody sees how long the odds last. Undefined if the view does not reach back there.
   */
  const beginOf = (moment: string, place: number, boxId: string): number | undefined => {
    const change = changeAfter(moment, place, boxId);
    if (change === undefined) return place;
    const begin = new Date(Date.parse(change) - noticeMs);
    const beginPlace = placeAt(begin.toISOString());
    return beginPlace < 0 && begin < from ? undefined : Math.max(0, Math.min(place, beginPlace));
  };

  return {
    find: async (boxId, moment) => {
      const place = placeAt(moment);
      const begin = place < 0 ? undefined : beginOf(moment, place, boxId);
      return begin === undefined
        ? undefined
        : { oddsHash: oddsAt(place, boxId), proof: await provedFrom(begin)(boxId) };
    },
    announced: (boxId, now) => {
      const validFrom = changeAfter(now, placeAt(now), boxId);
      return validFrom === undefined ? undefined : { validFrom, oddsHash: oddsAt(placeAt(validFrom), boxId) };
    },
    lastOdds: (boxId) => oddsAt(terms.length - 1, boxId),
  };
}
