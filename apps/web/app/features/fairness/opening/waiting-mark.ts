import { forgetStored, store, storedText } from "../../../storage/browser-storage.ts";

/*
 * A mark in local storage that something waits for the person: an opening without a record, or one that they have not
 * seen. Pages look for it instead of loading the protocol. Without it nothing is lost: the next press finds the opening.
 */

const keyOf = (userId: string) => `fairness_waiting_${userId}`;

export function markWaiting(userId: string, isWaiting: boolean): void {
  if (isWaiting) store("local", keyOf(userId), true);
  else forgetStored("local", keyOf(userId));
}

export function isMarkedWaiting(userId: string): boolean {
  return storedText("local", keyOf(userId)) !== null;
}
