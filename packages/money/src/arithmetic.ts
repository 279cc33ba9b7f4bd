import { cents, ZERO_CENTS } from "./cents.ts";
import type { Cents } from "./cents.ts";

/** RangeError when the result leaves the safe integers; the same holds for every function of this file. */
export function add(a: Cents, b: Cents): Cents {
  return cents(a + b);
}

export function subtract(a: Cents, b: Cents): Cents {
  return cents(a - b);
}

/** A price times a whole quantity. RangeError when the factor is not a safe integer. */
export function times(c: Cents, factor: number): Cents {
  if (!Number.isSafeInteger(factor)) throw new RangeError(`Not a whole factor: ${factor}`);
  return cents(c * factor);
}

/** The sum of nothing is zero. */
export function sum(list: Iterable<Cents>): Cents {
  let total = ZERO_CENTS;
  for (const c of list) total = add(total, c);
  return total;
}
