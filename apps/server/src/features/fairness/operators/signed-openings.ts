import { type JudgedOpening, readableOffer } from "@trove/fairness";

/** True if the shop has signed the offer of an opening. Anybody could have written an unsigned offer. */
export const isSigned = ({ judgement }: JudgedOpening): boolean =>
  judgement.checks.some(({ id, outcome }) => id === "offer-signature" && outcome === "Holds");

/** Nonces are 32-bit integers in the database. */
const isPossible = (nonce: number) => nonce < 2 ** 31;

/**
 * Returns the person and the nonces of those openings whose offers the shop has signed. Ignores unsigned offers,
 * because a made-up text must not lead to anybody's records. Undefined if there are no signed ones.
 */
export function signedOpenings(openings: readonly JudgedOpening[]): { userId: string; nonces: number[] } | undefined {
  const offers = openings.filter(isSigned).flatMap(({ kept }) => readableOffer(kept.offer.text) ?? []);
  const [first] = offers;
  if (first === undefined) return undefined;
  const nonces = offers.flatMap(({ userId, nonce }) => (userId === first.userId && isPossible(nonce) ? nonce : []));
  return { userId: first.userId, nonces: [...new Set(nonces)].toSorted((one, other) => one - other) };
}
