import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { ApiError, messageOf } from "../api/api-error.ts";

export type Values = Record<string, unknown>;
export type Errors<V extends Values> = { readonly [Name in keyof V]?: string };

export type FormOptions<V extends Values> = {
  initial: V;
  /** The values that the form starts with, if they differ from `initial`. `reset` still returns to `initial`. */
  start?: V | undefined;
  /** All mistakes in the values, by field. Called after every change, so it must be fast and pure. */
  validate: (values: V) => Errors<V>;
  /**
   * Sends the form. Errors that it throws are shown: the field texts of an API refusal at their fields, all others
   * above the form.
   */
  submit: (values: V) => Promise<void>;
};

type NamesOf<V extends Values, T> = { [Name in keyof V]: V[Name] extends T ? Name : never }[keyof V];

function serverErrors<V extends Values>(error: unknown, initial: V): Errors<V> {
  if (!(error instanceof ApiError)) return {};
  const entries = Object.entries(error.problem.errors ?? {}).filter(([name]) => name in initial);
  return Object.fromEntries(entries.map(([name, texts]) => [name, texts[0]])) as Errors<V>;
}

/**
 * The values and mistakes of a form. A field is validated when the person leaves it, and then after every change.
 * Submitting validates all fields and focuses the first invalid one. While a form is being sent, it can't be sent
 * again.
 */
export function useForm<V extends Values>({ initial, start = initial, validate, submit }: FormOptions<V>) {
  const [values, setValues] = useState(start);
  const [left, setLeft] = useState<ReadonlySet<keyof V>>(new Set());
  const [refused, setRefused] = useState<Errors<V>>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [focusWanted, setFocusWanted] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  const mistakes = validate(values);
  const errorOf = (name: keyof V) => refused[name] ?? (left.has(name) ? mistakes[name] : undefined);

  useEffect(() => {
    if (focusWanted > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [focusWanted]);

  function set<Name extends keyof V>(name: Name, value: V[Name]): void {
    setValues((before) => ({ ...before, [name]: value }));
    setRefused((before) => ({ ...before, [name]: undefined }));
  }

  function reset(): void {
    setValues(initial);
    setLeft(new Set());
    setRefused({});
    setFailure(undefined);
  }

  const leave = (name: keyof V) => setLeft((before) => new Set(before).add(name));

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setLeft(new Set(Object.keys(initial)));
    setFailure(undefined);
    if (Object.values(mistakes).some((text) => text !== undefined)) return setFocusWanted((count) => count + 1);
    setBusy(true);
    try {
      await submit(values);
    } catch (error) {
      const atFields = serverErrors(error, initial);
      setRefused(atFields);
      if (Object.keys(atFields).length === 0) setFailure(error instanceof Error ? error.message : messageOf(error));
      setFocusWanted((count) => count + 1);
    } finally {
      setBusy(false);
    }
  }

  return {
    values,
    set,
    /** Starts over with the initial values. */
    reset,
    busy,
    /** An error that concerns the form as a whole. */
    failure,
    /** For `<form {...form.form}>`. Sent by the browser itself, before scripts run, its fields get into no address. */
    form: {
      ref: form,
      method: "post",
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void onSubmit(event),
      noValidate: true,
    },
    /** The error of a field that is neither a text nor a checkbox. */
    errorOf,
    /** For `<TextField {...form.text("email")} …>`. */
    text: <Name extends NamesOf<V, string> & string>(name: Name) => ({
      name,
      value: values[name] as string,
      error: errorOf(name),
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
        set(name, event.currentTarget.value as V[Name]),
      onBlur: () => leave(name),
    }),
    /** For `<CheckboxField {...form.tick("acceptTerms")} …>`. */
    tick: <Name extends NamesOf<V, boolean> & string>(name: Name) => ({
      name,
      checked: values[name] as boolean,
      error: errorOf(name),
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        set(name, event.currentTarget.checked as V[Name]);
        leave(name);
      },
    }),
  };
}
