import { type JudgedOpening, readableOffer } from "@trove/fairness";

/** Whether the shop has signed the offer of an opening. Anybody could have written an unsigned one. */
export const isSigned = ({ judgement }: JudgedOpening): boolean =>
  judgement.checks.some(({ id, outcome }) => id === "offer-signature" && outcome === "Holds");

/** The database has 32 bits for the number. */
const isPossible = (nonce: number) => nonce < 2 ** 31;

/**
 * Whose openings these are, and which, as far as the shop has signed them: nobody's records are looked at because of a
 * text that somebody made up. Undefined if it has signed none.
 */
export function signedOpenings(openings: readonly JudgedOpening[]): { userId: string; nonces: number[] } | undefined {
  const offers = openings.filter(isSigned).flatMap(({ kept }) => readableOffer(kept.offer.text) ?? []);
  const [first] = offers;
  if (first === undefined) return undefined;
  const nonces = offers.flatMap(({ userId, nonce }) => (userId === first.userId && isPossible(nonce) ? nonce : []));
  return { userId: first.userId, nonces: [...new Set(nonces)].toSorted((one, other) => one - other) };
}
