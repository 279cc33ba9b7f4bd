declare const unit: unique symbol;

/**
 * An amount in hundredths of a currency's unit, always a safe integer. Created by {@link cents} and the functions
 * beside it.
 */
export type Cents = number & { readonly [unit]: "cents" };

function isSafeInteger(n: number): n is Cents {
  return Number.isSafeInteger(n);
}

/** Turns a number into cents. Throws RangeError unless it is a safe integer. */
export function cents(n: number): Cents {
  // Adding zero turns -0 into 0. Otherwise -0 would show in formatted text and differ from 0 in Object.is.
  const normal = n + 0;
  if (!isSafeInteger(normal)) throw new RangeError(`Not a safe whole number of cents: ${n}`);
  return normal;
}

export const ZERO_CENTS: Cents = cents(0);
