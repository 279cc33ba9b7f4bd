import { forgetStored, type Read, readStored, store, storedKeys } from "../storage/browser-storage.ts";
import { sessionStore } from "./session-store.ts";

const PREFIX = "draft_";
/** Drafts that are older are deleted, also those of other accounts of this browser. */
const KEPT_MS = 7 * 86_400_000;

/** The storage key of the signed-in account's draft; undefined if nobody is signed in. */
function keyOf(subject: string): string | undefined {
  const session = sessionStore.snapshot();
  // User names have no slash, so a key belongs to one account.
  return session.status === "authenticated" ? `${PREFIX}${session.user.userName}/${subject}` : undefined;
}

/** Returns true for a draft that is not too old; undefined for any other value. */
const readYoung: Read<true> = (stored) => {
  const { keptAt } = Object(stored) as { keptAt?: unknown };
  return typeof keptAt === "number" && keptAt > Date.now() - KEPT_MS ? true : undefined;
};

function forgetOld(): void {
  for (const key of storedKeys("local", PREFIX)) {
    if (readStored("local", key, readYoung) === undefined) forgetStored("local", key);
  }
}

/** Reads the unsaved input about a subject that this browser has stored for the signed-in account. */
export function readDraft<T>(subject: string, read: Read<T>): T | undefined {
  forgetOld();
  const key = keyOf(subject);
  return key === undefined ? undefined : readStored("local", key, read);
}

export function keepDraft(subject: string, draft: object): void {
  const key = keyOf(subject);
  if (key !== undefined) store("local", key, { ...draft, keptAt: Date.now() });
}

export function forgetDraft(subject: string): void {
  const key = keyOf(subject);
  if (key !== undefined) forgetStored("local", key);
}

/** Deletes all drafts of the signed-in account in this browser. */
export function forgetDrafts(): void {
  const prefix = keyOf("");
  if (prefix === undefined) return;
  for (const key of storedKeys("local", prefix)) forgetStored("local", key);
}
