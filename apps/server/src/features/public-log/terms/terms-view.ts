import type { Endpoints, ResponseOf } from "@trove/contract";
import { type LogKey, logClient, openCheckpoint, proveBox, proveTail } from "@trove/fairness/log";
import type { Connection } from "../../../database/connection.ts";
import { readLog } from "../storage/logs.store.ts";
import { storedFiles } from "../storage/stored-files.ts";
import { readTermsFrom } from "./terms.store.ts";

/** The proof of a box's odds as offers carry it. */
export type TermsProof = ResponseOf<Endpoints["offerOpening"]>["terms"];

/** The odds of a box at a time: null if it is not open then. */
export type BoxTerms = { oddsHash: string | null; proof: TermsProof };

/** Other odds of a box, or its closing, from a time on. */
export type Announcement = { validFrom: string; oddsHash: string | null };

/** The end of the published terms log. Times are ISO-8601 in UTC with milliseconds. */
export type TermsView = {
  /** Undefined if other terms were in force then, from before this view. */
  find(boxId: string, time: string): Promise<BoxTerms> | undefined;
  /** The announced change of a box, if any. */
  announced(boxId: string): Announcement | undefined;
  /** The odds that the last terms have for a box; null if they don't have it. */
  lastOdds(boxId: string): string | null;
};

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");

/** Computes each value once. */
function once<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}

/**
 * The terms that were in force at the time `from` and all later ones, as the published checkpoint of the log proves
 * them. `now` decides which of them are in force at present. Undefined before the first checkpoint, and if the database
 * has lost entries of a log.
 */
export async function readTermsView(
  db: Connection,
  key: LogKey,
  from: Date,
  now: Date,
): Promise<TermsView | undefined> {
  const [log, records] = await Promise.all([readLog(db, "terms"), readLog(db, "records")]);
  const { checkpoint } = log;
  if (checkpoint === null || log.isBehind || records.isBehind) return undefined;
  const files = storedFiles(db, "terms");
  const policy = { log: key, witnesses: [], quorum: 0 };
  const tree = await openCheckpoint(checkpoint, policy);
  const terms = await readTermsFrom(db, from, tree.size);
  const start = terms[0]?.logIndex ?? tree.size;
  const entries: string[] = [];
  for await (const { entry } of logClient(files, policy).entries(tree, start))
    entries.push(Buffer.from(entry).toString());
  const odds = terms.map(({ boxes }) => new Map(boxes.map(({ boxId, oddsHash }) => [boxId, oddsHash])));

  const subtreesBefore = once(async (index: number) => (await proveTail(index, tree.size, files)).map(hexOf));
  const provedFrom = once((place: number) => {
    const index = terms[place]?.logIndex ?? tree.size;
    return once(async (boxId: string): Promise<BoxTerms> => {
      const boxes = terms
        .slice(place)
        .map((each) => proveBox(each.boxes, boxId).map((box) => ({ ...box, path: [...box.path] })));
      const proof = {
        checkpoint,
        from: index,
        before: await subtreesBefore(index),
        leaves: entries.slice(index - start),
        boxes,
      };
      return { oddsHash: odds[place]?.get(boxId) ?? null, proof };
    });
  });
  const placeAt = (time: string) => terms.findLastIndex(({ validFrom }) => validFrom <= time);
  const inForce = placeAt(now.toISOString());
  const oddsAt = (place: number, boxId: string) => odds[place]?.get(boxId) ?? null;

  return {
    find: (boxId, time) => {
      const place = placeAt(time);
      return place < 0 ? undefined : provedFrom(place)(boxId);
    },
    announced: (boxId) => {
      const present = oddsAt(inForce, boxId);
      const place = terms.findIndex((_, each) => each > inForce && oddsAt(each, boxId) !== present);
      const validFrom = terms[place]?.validFrom;
      return validFrom === undefined ? undefined : { validFrom, oddsHash: oddsAt(place, boxId) };
    },
    lastOdds: (boxId) => oddsAt(terms.length - 1, boxId),
  };
}
