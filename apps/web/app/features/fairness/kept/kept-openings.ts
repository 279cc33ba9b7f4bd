import { oddsHash } from "@trove/fairness";
import type { Kept } from "./database.ts";
import { idEntries } from "./kept-ids.ts";
import type { KeptPerson } from "./kept-records.ts";
import type { ListedOpening, RevealedOpening, Stage, StoredOpening } from "./stored-opening.ts";

/** Survives a crash of the machine: the entropy that leaves next must not be lost. */
const DURABLE = { durability: "strict" } as const;

/** Data that is stored together with an opening. */
type With = {
  readonly oddsTable?: string | undefined;
  /** The text of a signed record, whose ids no other record may name. */
  readonly record?: string | undefined;
  readonly person?: ((person: KeptPerson) => Partial<KeptPerson>) | undefined;
};

/** Keeps an opening with what belongs to it, all or nothing. */
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
 * Stores records of other browsers, which the shop can be asked for again, with the tables that they name. The data of
 * a stored one stays.
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

/** The person's openings of a stage, oldest first. */
export async function openingsAt(kept: Kept, userId: string, stage: Stage): Promise<StoredOpening[]> {
  const found = await kept.getAllFromIndex("openings", "byStage", [userId, stage]);
  return found.toSorted((one, other) => one.nonce - other.nonce);
}

/** All reveals of nonces above one. */
export async function revealsAbove(kept: Kept, userId: string, nonce: number): Promise<RevealedOpening[]> {
  const range = IDBKeyRange.bound([userId, nonce], [userId, Infinity], true);
  const found = await kept.getAllFromIndex("openings", "byNonce", range);
  return found.filter((opening) => opening.kind === "Revealed");
}

/** Everything that is kept of the nonce: at most one record, and whatever was refused or contradicts it. */
export function openingsOf(kept: Kept, userId: string, nonce: number): Promise<StoredOpening[]> {
  return kept.getAllFromIndex("openings", "byNonce", [userId, nonce]);
}

/** The same of several nonces, by nonce. */
export async function openingsByNonce(
  kept: Kept,
  userId: string,
  nonces: readonly number[],
): Promise<ReadonlyMap<number, readonly StoredOpening[]>> {
  if (nonces.length === 0) return new Map();
  const range = IDBKeyRange.bound([userId, Math.min(...nonces)], [userId, Math.max(...nonces)]);
  return Map.groupBy(await kept.getAllFromIndex("openings", "byNonce", range), ({ nonce }) => nonce);
}

/** Up to `count` of the person's openings below a nonce, the newest first. */
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

/** The fields of an opening that may change; its offer, its reveal and its ending never do. */
export type OpeningChange = Partial<
  Pick<StoredOpening, "stage" | "verdict" | "isProven" | "logged" | "instead" | "late" | "isLeftOut"> &
    Pick<RevealedOpening, "answers">
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

/** How many openings of nonces up to this one, included, are kept. */
export function countOpenings(kept: Kept, userId: string, last: number): Promise<number> {
  return kept.countFromIndex("openings", "byNonce", IDBKeyRange.bound([userId, 0], [userId, last]));
}

/** The exact text of an odds table, if this browser keeps it. */
export function readOddsTable(kept: Kept, hash: string): Promise<string | undefined> {
  return kept.get("oddsTables", hash);
}
