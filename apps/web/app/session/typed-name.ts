import { readStored, store } from "../storage/browser-storage.ts";
import { personIdOf } from "./token.ts";

const KEY = "signed_in_as";

type Typed = { readonly userId: string; readonly name: string };

function readTyped(value: unknown): Typed | undefined {
  if (typeof value !== "object" || value === null || !("userId" in value) || !("name" in value)) return undefined;
  const { userId, name } = value;
  return typeof userId === "string" && typeof name === "string" ? { userId, name } : undefined;
}

/** Stores the e-mail address or user name that the person typed to sign in. Throws if the token has no person. */
export function keepTypedName(token: string, name: string): void {
  store("local", KEY, { userId: personIdOf(token), name: name.trim().toLowerCase() } satisfies Typed);
}

/** The name that this person typed to sign in; undefined if another person has signed in since. */
export function typedName(userId: string): string | undefined {
  const typed = readStored("local", KEY, readTyped);
  return typed?.userId === userId ? typed.name : undefined;
}
