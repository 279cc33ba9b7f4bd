import type { ReadTerms } from "@trove/fairness/v2";

/** Reads the proofs of the terms log that came with an offer. */
export const readTerms: ReadTerms = (terms) => {
  // The shop publishes no terms log yet.
  return Promise.resolve(terms === null ? "Unasked" : "Missing");
};
