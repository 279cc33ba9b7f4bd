import { type Held, NOTHING_HELD } from "./held-commitments.ts";
import { type StoredOpening, isStoredOpening } from "./stored-opening.ts";

/*
 * What this browser keeps for a person in local storage: the commitments that it holds, and every opening request that
 * has left and has not come back verified. Each request has an entry of its own, so that tabs never overwrite another's.
 */

const heldKey = (userId: string) => `fairness_held_${userId}`;
const requestPrefix = (userId: string) => `fairness_request_${userId}_`;
const requestKey = ({ userId, key }: StoredOpening) => requestPrefix(userId) + key;

function readJson(storage: Storage, name: string): unknown {
  try {
    return JSON.parse(storage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

function isHeld(value: unknown): value is Held {
  return typeof value === "object" && value !== null && "commitments" in value && Array.isArray(value.commitments);
}

/** What is held; nothing where the entry is missing or unreadable. */
export function readHeld(storage: Storage, userId: string): Held {
  const value = readJson(storage, heldKey(userId));
  return isHeld(value) ? value : NOTHING_HELD;
}

/** Throws where the browser refuses to store, since nothing may be opened on commitments that are not held. */
export function writeHeld(storage: Storage, userId: string, held: Held): void {
  storage.setItem(heldKey(userId), JSON.stringify(held));
}

export function forgetHeld(storage: Storage, userId: string): void {
  storage.removeItem(heldKey(userId));
}

/** Throws where the browser refuses to store: a request that is not written down must not leave. */
export function keepRequest(storage: Storage, opening: StoredOpening): void {
  storage.setItem(requestKey(opening), JSON.stringify(opening));
}

export function forgetRequest(storage: Storage, opening: StoredOpening): void {
  storage.removeItem(requestKey(opening));
}

/** The person's requests that have not come back verified, the oldest first. */
export function requestsOf(storage: Storage, userId: string): StoredOpening[] {
  return Object.keys(storage)
    .filter((name) => name.startsWith(requestPrefix(userId)))
    .map((name) => readJson(storage, name))
    .filter(isStoredOpening)
    .filter((opening) => opening.userId === userId)
    .toSorted((a, b) => a.storedAt.localeCompare(b.storedAt));
}
