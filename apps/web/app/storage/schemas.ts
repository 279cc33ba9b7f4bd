import { cents, type Cents, fromEuros, isEuros } from "@trove/money";
import * as v from "valibot";
import type { Read } from "./browser-storage.ts";

/**
 * Makes a `Read` from a schema. The session and the cart's count are validated without this library, because every page
 * needs them first and the library would add more than 2 kB to the first load.
 */
export function readBy<T>(schema: v.GenericSchema<unknown, T>): Read<T> {
  return (value) => {
    const { success, output } = v.safeParse(schema, value);
    return success ? output : undefined;
  };
}

/** The schema of a list that leaves out invalid entries. A value that isn't a list becomes an empty list. */
export function listOf<T>(entry: v.GenericSchema<T>): v.GenericSchema<unknown, readonly T[]> {
  const known = v.transform((list: unknown[]) => list.filter((value) => v.is(entry, value)));
  return v.fallback(v.pipe(v.array(v.unknown()), known), []);
}

/** An amount stored in whole cents. */
export const storedCents: v.GenericSchema<unknown, Cents> = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.transform(cents),
);

/** An amount stored in euros. */
export const storedEuros: v.GenericSchema<unknown, Cents> = v.pipe(
  v.number(),
  v.minValue(0),
  v.check(isEuros),
  v.transform(fromEuros),
);
