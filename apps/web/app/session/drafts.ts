import { forgetStored, parseStored, type Read, store, storedText } from "../storage/browser-storage.ts";
import { sessionStore } from "./session-store.ts";

/** The storage key of the signed-in account's draft; undefined if nobody is signed in. */
function keyOf(subject: string): string | undefined {
  const session = sessionStore.snapshot();
  return session.status === "authenticated" ? `draft_${session.user.userName}_${subject}` : undefined;
}

/** Reads the unsaved input about a subject that this browser has stored for the signed-in account. */
export function readDraft<T>(subject: string, read: Read<T>): T | undefined {
  const key = keyOf(subject);
  return key === undefined ? undefined : parseStored(storedText("local", key), read);
}

export function keepDraft(subject: string, draft: unknown): void {
  const key = keyOf(subject);
  if (key !== undefined) store("local", key, draft);
}

export function forgetDraft(subject: string): void {
  const key = keyOf(subject);
  if (key !== undefined) forgetStored("local", key);
}
