import type { Read } from "../storage/browser-storage.ts";
import type { Values } from "./use-form.ts";

/** A form's typed values, its initial values (`base`), and the version of the record that these came from. */
export type Draft<V extends Values> = { version: number; base: V; values: V };

/** Functions that read the values that are neither strings nor booleans. */
export type Readers<V extends Values> = {
  readonly [Name in keyof V as V[Name] extends string | boolean ? never : Name]: Read<V[Name]>;
};

/** Reads values that have the same fields and types as `like`; undefined if they differ. */
function readValues<V extends Values>(value: unknown, like: V, readers: Readers<V>): V | undefined {
  const stored = Object(value) as Record<string, unknown>;
  const special = readers as Record<string, Read<unknown> | undefined>;
  const entries = Object.entries(like).map(([name, field]) => {
    const same: Read<unknown> = (its) => (typeof its === typeof field ? its : undefined);
    return [name, (special[name] ?? same)(stored[name])] as const;
  });
  return entries.every(([, its]) => its !== undefined) ? (Object.fromEntries(entries) as V) : undefined;
}

/**
 * Makes a function that reads a draft from storage. It returns undefined if fields or types differ, as in a draft of an
 * earlier release.
 */
export function draftReader<V extends Values>(like: V, readers: Readers<V>): Read<Draft<V>> {
  return (stored) => {
    const { version, base, values } = Object(stored) as Record<string, unknown>;
    const [began, typed] = [readValues(base, like, readers), readValues(values, like, readers)];
    if (typeof version !== "number" || began === undefined || typed === undefined) return undefined;
    return { version, base: began, values: typed };
  };
}
