import { cents, ZERO_CENTS } from "./cents.ts";
import type { Cents } from "./cents.ts";

/** Throws RangeError if the result is not a safe integer, as all functions of this file do. */
export function add(a: Cents, b: Cents): Cents {
  return cents(a + b);
}

export function subtract(a: Cents, b: Cents): Cents {
  return cents(a - b);
}

/** A price times an integer quantity. Throws RangeError if the factor is not a safe integer. */
export function times(c: Cents, factor: number): Cents {
  if (!Number.isSafeInteger(factor)) throw new RangeError(`Not a whole factor: ${factor}`);
  return cents(c * factor);
}

/** The sum of an empty list is zero. */
export function sum(list: Iterable<Cents>): Cents {
  let total = ZERO_CENTS;
  for (const c of list) total = add(total, c);
  return total;
}
