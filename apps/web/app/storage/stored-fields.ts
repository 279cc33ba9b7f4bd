import { cents, type Cents, fromEuros, isEuros } from "@trove/money";
import * as v from "valibot";

/** A list without the entries that the schema refuses; an empty one for anything that is no list. */
export function listOf<T>(entry: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, readonly T[]> {
  const known = (value: unknown) => {
    const { success, output } = v.safeParse(entry, value);
    return success ? [output] : [];
  };
  return v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((list) => list.flatMap(known)),
    ),
    [],
  );
}

/** An amount that is stored in whole cents. */
export const storedCents: v.GenericSchema<unknown, Cents> = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.transform(cents),
);

/** An amount that is stored in euros. */
export const storedEuros: v.GenericSchema<unknown, Cents> = v.pipe(
  v.number(),
  v.minValue(0),
  v.check(isEuros),
  v.transform(fromEuros),
);
