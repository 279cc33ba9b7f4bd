declare const unit: unique symbol;

/** An amount in hundredths of a currency's unit, always a safe integer. Made by {@link cents} and the functions beside it. */
export type Cents = number & { readonly [unit]: "cents" };

function isSafeInteger(n: number): n is Cents {
  return Number.isSafeInteger(n);
}

/** Takes a whole number of cents. RangeError unless it is a safe integer. */
export function cents(n: number): Cents {
  // Adding zero turns -0 into 0, which would otherwise show up in formatted text and in comparisons by Object.is.
  const normal = n + 0;
  if (!isSafeInteger(normal)) throw new RangeError(`Not a safe whole number of cents: ${n}`);
  return normal;
}

export const ZERO_CENTS: Cents = cents(0);
