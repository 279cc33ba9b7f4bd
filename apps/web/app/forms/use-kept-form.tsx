import { type ReactNode, useState } from "react";
import { forgetDraft } from "../session/drafts.ts";
import type { Readers } from "./read-draft.ts";
import { RestoredDraft } from "./restored-draft.tsx";
import { isSameValue } from "./same-value.ts";
import { typedOver } from "./typed-over.ts";
import { useDraft, useKeptDraft } from "./use-draft.ts";
import { type FormOptions, useForm, type Values } from "./use-form.ts";

type KeptOptions<V extends Values> = Omit<FormOptions<V>, "start"> & {
  /** The form and the record that it is about, such as `case-note_ID`. Forms with the same subject share a draft. */
  subject: string;
};

/** Readers of the values that are neither strings nor booleans. Left out if there are none. */
type Special<V extends Values> = keyof Readers<V> extends never ? [] : [Readers<V>];

/**
 * A form of the dashboard. The browser keeps what was typed for the signed-in account until it is sent or discarded.
 * Never use it for passwords, codes or secrets: `useForm` keeps nothing.
 */
export function useKeptForm<V extends Values>(options: KeptOptions<V>, ...[readers]: Special<V>) {
  const { initial: given, validate, submit } = options;
  const [initial] = useState(given);
  const [subject] = useState(options.subject);
  const kept = useKeptDraft(subject, initial, readers ?? ({} as Readers<V>));
  const form = useForm({
    initial,
    start: kept && (typedOver(initial, kept.base, kept.values) as V),
    validate,
    submit: async (values) => {
      await submit(values);
      forgetDraft(subject);
    },
  });
  useDraft(subject, { version: 0, base: initial, values: form.values });
  const isRestored = kept !== undefined && !isSameValue(form.values, initial);
  /** Tells that unsaved values are back from an earlier visit. Belongs at the top of the form. */
  const restored: ReactNode = isRestored && <RestoredDraft onDiscard={form.reset} />;
  /** Forgets what was typed. For buttons that cancel. */
  const forget = () => forgetDraft(subject);
  return { ...form, restored, forget };
}

/** A typed text of the dashboard that belongs to no form. Returns the text, its setter, and a function to forget it. */
export function useKeptText(about: string, initial = "") {
  const [subject] = useState(about);
  const [base] = useState({ text: initial });
  const kept = useKeptDraft(subject, base, {});
  const [values, setValues] = useState(kept?.values ?? base);
  useDraft(subject, { version: 0, base, values });
  return [values.text, (text: string) => setValues({ text }), () => forgetDraft(subject)] as const;
}
