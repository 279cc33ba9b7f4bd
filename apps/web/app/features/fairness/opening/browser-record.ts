import { forgetStored, mustStore, readStored, storedKeys } from "../../../storage/browser-storage.ts";
import { readBy } from "../../../storage/schemas.ts";
import { type Held, NOTHING_HELD, heldSchema } from "./held-commitments.ts";
import { type StoredOpening, storedOpening } from "./stored-opening.ts";

/*
 * What this browser keeps for a person in local storage: the commitments it holds, and each opening request that was
 * sent but has no verified response yet. Each request has its own entry, so tabs never overwrite each other's.
 */

const heldKey = (userId: string) => `fairness_held_${userId}`;
const requestPrefix = (userId: string) => `fairness_request_${userId}_`;
const requestKey = ({ userId, key }: StoredOpening) => requestPrefix(userId) + key;

/** The held commitments; none if the entry is missing or unreadable. */
export function readHeld(userId: string): Held {
  return readStored("local", heldKey(userId), readBy(heldSchema)) ?? NOTHING_HELD;
}

/** Throws if the browser refuses to store: no box may be opened on commitments that are not stored. */
export function writeHeld(userId: string, held: Held): void {
  mustStore("local", heldKey(userId), held);
}

export function forgetHeld(userId: string): void {
  forgetStored("local", heldKey(userId));
}

/** Throws if the browser refuses to store: a request must be stored before it is sent. */
export function keepRequest(opening: StoredOpening): void {
  mustStore("local", requestKey(opening), opening);
}

export function forgetRequest(opening: StoredOpening): void {
  forgetStored("local", requestKey(opening));
}

/** The person's requests without a verified response, oldest first. */
export function requestsOf(userId: string): StoredOpening[] {
  return storedKeys("local", requestPrefix(userId))
    .map((name) => readStored("local", name, readBy(storedOpening)))
    .filter((opening) => opening !== undefined)
    .filter((opening) => opening.userId === userId)
    .toSorted((a, b) => a.storedAt.localeCompare(b.storedAt));
}
