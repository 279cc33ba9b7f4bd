import type { Kept } from "../kept/database.ts";
import { allPeople, changePerson } from "../kept/kept-person.ts";
import type { BrowserParts } from "./browser-parts.ts";

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Another id under which this browser knows the name typed to sign in; undefined if there is none. With a new id the
 * shop could hide the person's history and their opening without a record.
 */
export async function otherIdOf(userId: string, { kept, typedName }: BrowserParts): Promise<string | undefined> {
  const typed = typedName(userId);
  if (typed === undefined) return undefined;
  const [name, people] = await Promise.all([hashOf(typed.toLowerCase()), allPeople(kept)]);
  const known = people.filter(({ names }) => names.includes(name));
  const other = known.find((person) => person.userId !== userId);
  if (other !== undefined || known.length > 0) return other?.userId;
  await changePerson(kept, userId, ({ names }) => (names.includes(name) ? {} : { names: [...names, name] }));
  return undefined;
}

/** Accepts that the person has a new account under the same name. The data of the other id stays stored. */
export async function acceptNewId(otherId: string, kept: Kept): Promise<void> {
  await changePerson(kept, otherId, () => ({ names: [] }));
}
