import { useEffect, useState } from "react";
import { forgetDraft, keepDraft, readDraft } from "../session/drafts.ts";
import type { Read } from "../storage/browser-storage.ts";
import type { Values } from "./use-form.ts";

/** What was typed into a form, the values that it began with, and their version. */
export type Draft<V extends Values> = { version: number; base: V; values: V };

/** Reads values that have the fields of `like`, with the same types. */
function readValues<V extends Values>(value: unknown, like: V): V | undefined {
  const stored = Object(value) as Record<string, unknown>;
  const isAlike = Object.entries(like).every(([name, field]) => typeof stored[name] === typeof field);
  return isAlike ? (Object.fromEntries(Object.keys(like).map((name) => [name, stored[name]])) as V) : undefined;
}

function reader<V extends Values>(like: V): Read<Draft<V>> {
  return (stored) => {
    const { version, base, values } = Object(stored) as Record<string, unknown>;
    const [began, typed] = [readValues(base, like), readValues(values, like)];
    if (typeof version !== "number" || began === undefined || typed === undefined) return undefined;
    return { version, base: began, values: typed };
  };
}

export const isSame = <V extends Values>(one: V, other: V): boolean =>
  Object.keys(one).every((name) => one[name] === other[name]);

/** The draft of a form when it opens; undefined if there is none, or it says what is saved. Read once. */
export function useKeptDraft<V extends Values>(subject: string, initial: V): Draft<V> | undefined {
  const [kept] = useState(() => readDraft(subject, reader(initial)));
  return kept === undefined || isSame(kept.values, initial) ? undefined : kept;
}

/** Keeps what is typed in this browser, for the account that is signed in, until it is as it began or `forgetDraft`. */
export function useDraft<V extends Values>(subject: string, { version, base, values }: Draft<V>): void {
  useEffect(() => {
    if (isSame(values, base)) forgetDraft(subject);
    else keepDraft(subject, { version, base, values });
    // The values of a form are a new object with every change.
  }, [subject, version, base, values]);
}
