import type { Kept } from "./database.ts";
import type { KeptPerson } from "./kept-records.ts";

export function readPerson(kept: Kept, userId: string): Promise<KeptPerson | undefined> {
  return kept.get("people", userId);
}

/** All people about whom this browser stores data. */
export function allPeople(kept: Kept): Promise<KeptPerson[]> {
  return kept.getAll("people");
}

/** The stored data of the person. Throws if there is none. */
export async function requirePerson(kept: Kept, userId: string): Promise<KeptPerson> {
  const person = await readPerson(kept, userId);
  if (person === undefined) throw new Error("this browser keeps nothing of this person");
  return person;
}

/** Stores changed fields of a person. Other fields stay, also if another tab changes them at the same time. */
export async function changePerson(
  kept: Kept,
  userId: string,
  change: (person: KeptPerson) => Partial<KeptPerson>,
): Promise<KeptPerson> {
  const transaction = kept.transaction("people", "readwrite");
  const person = await transaction.store.get(userId);
  if (person === undefined) throw new Error("this browser keeps nothing of this person");
  const changes = change(person);
  const changed = { ...person, ...changes };
  const puts = Object.keys(changes).length > 0 ? [transaction.store.put(changed)] : [];
  await Promise.all([...puts, transaction.done]);
  return changed;
}

const union = (list: readonly string[], more: readonly string[]) => [...new Set([...list, ...more])];

/** Stores that the person has confirmed these browser keys as theirs. */
export function knowKeys(kept: Kept, userId: string, keys: readonly string[]): Promise<KeptPerson> {
  return changePerson(kept, userId, ({ knownKeys, acceptedKeys }) => {
    return { knownKeys: union(knownKeys, keys), acceptedKeys: union(acceptedKeys, keys) };
  });
}

/** Stores that the person has confirmed these movements, records or offers as theirs. */
export function confirm(kept: Kept, userId: string, subjects: readonly string[]): Promise<KeptPerson> {
  return changePerson(kept, userId, ({ confirmed }) => ({ confirmed: union(confirmed, subjects) }));
}
