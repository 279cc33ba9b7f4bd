import { readStored, store } from "../../../storage/browser-storage.ts";

/*
 * A mark in local storage: an opening in this browser has no record, or the person has not seen its end. Pages read it
 * instead of loading the protocol. If it is lost, the next press still finds the opening.
 */

const KEY = "fairness_waiting";

const readIds = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) && value.every((id) => typeof id === "string") ? value : undefined;

export function markWaiting(userId: string, isWaiting: boolean): void {
  const others = (readStored("local", KEY, readIds) ?? []).filter((id) => id !== userId);
  store("local", KEY, isWaiting ? [...others, userId] : others);
}

/**
 * True if an opening of anybody in this browser waits. Not only the signed-in person's counts, because a reveal can be
 * sent again without a session.
 */
export function isMarkedWaiting(): boolean {
  return (readStored("local", KEY, readIds) ?? []).length > 0;
}
