import { type Cents, formatEuros } from "@trove/money";

/** An amount whose minus is as wide as a plus. */
export const signed = (amount: Cents) => formatEuros(amount).replace("-", "−");
