import { useEffect, useState } from "react";
import { forgetDraft, keepDraft, readDraft } from "../session/drafts.ts";
import { type Draft, draftReader, type Readers } from "./read-draft.ts";
import { isSameValue } from "./same-value.ts";
import type { Values } from "./use-form.ts";

/**
 * Reads a form's draft once, when the form opens. Undefined if there is none, if it equals the saved values, or if an
 * earlier release stored it in another format.
 */
export function useKeptDraft<V extends Values>(subject: string, initial: V, readers: Readers<V>): Draft<V> | undefined {
  const [kept] = useState(() => readDraft(subject, draftReader(initial, readers)));
  return kept === undefined || isSameValue(kept.values, initial) ? undefined : kept;
}

/**
 * Stores a form's changed values in this browser, for the signed-in account. Removes them when they equal `base` again.
 */
export function useDraft<V extends Values>(subject: string, { version, base, values }: Draft<V>): void {
  useEffect(() => {
    if (isSameValue(values, base)) forgetDraft(subject);
    else keepDraft(subject, { version, base, values });
    // `values` is a new object after every change, so the effect runs after every change.
  }, [subject, version, base, values]);
}
