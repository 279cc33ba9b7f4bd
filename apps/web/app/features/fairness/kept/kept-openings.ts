import { oddsHash } from "@trove/fairness";
import type { Kept } from "./database.ts";
import { idEntries } from "./kept-ids.ts";
import type { KeptPerson } from "./kept-records.ts";
import type { ListedOpening, RevealedOpening, Stage, StoredOpening } from "@trove/fairness/press";

/**
 * Writes to disk before the transaction completes. The entropy must survive a crash, because it is revealed right
 * afterwards.
 */
const DURABLE = { durability: "strict" } as const;

/** Data that is stored together with an opening. */
type With = {
  readonly oddsTable?: string | undefined;
  /** The text of a signed record. Its ids are stored, because no other record may name them. */
  readonly record?: string | undefined;
  readonly person?: ((person: KeptPerson) => Partial<KeptPerson>) | undefined;
};

/** Stores an opening and the data that belongs to it in one transaction. */
export async function keepOpening(kept: Kept, opening: StoredOpening, more: With = {}): Promise<void> {
  const { oddsTable, record, person: change } = more;
  const { userId } = opening;
  const transaction = kept.transaction(["openings", "oddsTables", "people", "ids"], "readwrite", DURABLE);
  const people = transaction.objectStore("people");
  const person = change && (await people.get(userId));
  const puts: Promise<unknown>[] = [transaction.objectStore("openings").put(opening)];
  if (oddsTable !== undefined) puts.push(transaction.objectStore("oddsTables").put(oddsTable, oddsHash(oddsTable)));
  if (change && person) puts.push(people.put({ ...person, ...change(person) }));
  for (const [id, hash] of record === undefined ? [] : idEntries(record)) {
    puts.push(transaction.objectStore("ids").put(hash, [userId, id]));
  }
  await Promise.all([...puts, transaction.done]);
}

/**
 * Stores other browsers' records and their odds tables. Doesn't overwrite records that are already stored. Not written
 * to disk at once, because the shop can send them again.
 */
export async function keepListed(
  kept: Kept,
  openings: readonly ListedOpening[],
  oddsTables: ReadonlyMap<string, string>,
): Promise<void> {
  const transaction = kept.transaction(["openings", "oddsTables", "ids"], "readwrite");
  const puts: Promise<unknown>[] = [];
  for (const [hash, text] of oddsTables) puts.push(transaction.objectStore("oddsTables").put(text, hash));
  const store = transaction.objectStore("openings");
  const known = await Promise.all(openings.map(({ userId, id }) => store.getKey([userId, id])));
  for (const opening of openings.filter((_, index) => known[index] === undefined)) {
    puts.push(store.put(opening));
    for (const [id, hash] of opening.verdict === "Breach" ? [] : idEntries(opening.record.text)) {
      puts.push(transaction.objectStore("ids").put(hash, [opening.userId, id]));
    }
  }
  await Promise.all([...puts, transaction.done]);
}

export function readOpening(kept: Kept, userId: string, id: string): Promise<StoredOpening | undefined> {
  return kept.get("openings", [userId, id]);
}

/** The person's openings in a stage, oldest first. */
export async function openingsAt(kept: Kept, userId: string, stage: Stage): Promise<StoredOpening[]> {
  const found = await kept.getAllFromIndex("openings", "byStage", [userId, stage]);
  return found.toSorted((one, other) => one.nonce - other.nonce);
}

/** All of the person's reveals with a higher nonce than this one. */
export async function revealsAbove(kept: Kept, userId: string, nonce: number): Promise<RevealedOpening[]> {
  const range = IDBKeyRange.bound([userId, nonce], [userId, Infinity], true);
  const found = await kept.getAllFromIndex("openings", "byNonce", range);
  return found.filter((opening) => opening.kind === "Revealed");
}

/** All stored openings of a nonce: at most one has the sound record; the others are refused offers and breaches. */
export function openingsOf(kept: Kept, userId: string, nonce: number): Promise<StoredOpening[]> {
  return kept.getAllFromIndex("openings", "byNonce", [userId, nonce]);
}

/** All stored openings of these nonces, grouped by nonce. */
export async function openingsByNonce(
  kept: Kept,
  userId: string,
  nonces: readonly number[],
): Promise<ReadonlyMap<number, readonly StoredOpening[]>> {
  if (nonces.length === 0) return new Map();
  const range = IDBKeyRange.bound([userId, Math.min(...nonces)], [userId, Math.max(...nonces)]);
  return Map.groupBy(await kept.getAllFromIndex("openings", "byNonce", range), ({ nonce }) => nonce);
}

/** The person's openings below a nonce, newest first, at most `count`. */
export async function newestOpenings(kept: Kept, userId: string, below: number, count: number) {
  const openings: StoredOpening[] = [];
  const range = IDBKeyRange.bound([userId, 0], [userId, below], false, true);
  let cursor = await kept.transaction("openings").store.index("byNonce").openCursor(range, "prev");
  while (cursor !== null && openings.length < count) {
    openings.push(cursor.value);
    cursor = await cursor.continue();
  }
  return openings;
}

/** All of the person's openings, oldest first. */
export function allOpenings(kept: Kept, userId: string): Promise<StoredOpening[]> {
  return kept.getAllFromIndex("openings", "byNonce", IDBKeyRange.bound([userId, 0], [userId, Infinity]));
}

type OpeningKey = Pick<StoredOpening, "userId" | "id">;

/** The fields of a stored opening that may change. Its offer, reveal and ending never change. */
export type OpeningChange = Partial<
  Pick<StoredOpening, "stage" | "verdict" | "isProven" | "logged" | "instead" | "late" | "isLeftOut"> &
    Pick<RevealedOpening, "answers" | "handedIn">
>;

export async function changeOpenings(
  kept: Kept,
  changes: readonly (readonly [opening: OpeningKey, change: OpeningChange])[],
): Promise<void> {
  const transaction = kept.transaction("openings", "readwrite");
  const { store } = transaction;
  const changing = changes.map(async ([{ userId, id }, change]) => {
    const opening = await store.get([userId, id]);
    if (opening !== undefined) await store.put({ ...opening, ...change });
  });
  await Promise.all([...changing, transaction.done]);
}

export function changeOpening(kept: Kept, opening: OpeningKey, change: OpeningChange): Promise<void> {
  return changeOpenings(kept, [[opening, change]]);
}

/** Number of stored openings with a nonce of at most `last`. */
export function countOpenings(kept: Kept, userId: string, last: number): Promise<number> {
  return kept.countFromIndex("openings", "byNonce", IDBKeyRange.bound([userId, 0], [userId, last]));
}

/** The text of an odds table; undefined if it is not stored in this browser. */
export function readOddsTable(kept: Kept, hash: string): Promise<string | undefined> {
  return kept.get("oddsTables", hash);
}
