import { readStored, store } from "../../../storage/browser-storage.ts";

/*
 * A mark in local storage that something waits for the person: an opening without a record, or one that they have not
 * seen. Pages look for it instead of loading the protocol. Without it nothing is lost: the next press finds the
 * opening.
 */

const KEY = "fairness_waiting";

const readIds = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) && value.every((id) => typeof id === "string") ? value : undefined;

export function markWaiting(userId: string, isWaiting: boolean): void {
  const others = (readStored("local", KEY, readIds) ?? []).filter((id) => id !== userId);
  store("local", KEY, isWaiting ? [...others, userId] : others);
}

/** Whether something waits for anybody in this browser: a reveal needs no session to be sent again. */
export function isMarkedWaiting(): boolean {
  return (readStored("local", KEY, readIds) ?? []).length > 0;
}
