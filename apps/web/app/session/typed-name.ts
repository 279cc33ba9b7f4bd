import { readStored, store } from "../storage/browser-storage.ts";
import { personIdOf } from "./token.ts";

const KEY = "signed_in_as";

type Typed = { readonly userId: string; readonly name: string };

function readTyped(value: unknown): Typed | undefined {
  if (typeof value !== "object" || value === null || !("userId" in value) || !("name" in value)) return undefined;
  const { userId, name } = value;
  return typeof userId === "string" && typeof name === "string" ? { userId, name } : undefined;
}

/** Keeps what was typed as e-mail or user name for this session. Throws for a token without a person. */
export function keepTypedName(token: string, name: string): void {
  store("local", KEY, { userId: personIdOf(token), name: name.trim().toLowerCase() } satisfies Typed);
}

/** The name typed to sign in as this person; undefined if somebody else signed in last. */
export function typedName(userId: string): string | undefined {
  const typed = readStored("local", KEY, readTyped);
  return typed?.userId === userId ? typed.name : undefined;
}
