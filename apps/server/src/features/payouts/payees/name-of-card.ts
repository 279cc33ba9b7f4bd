/** Upper case without accents, in words. Card forms take Latin letters only. */
const wordsOf = (name: string): string[] =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toUpperCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");

/**
 * Whether a card can be the person's by the name that its payer typed: it has every word of their last name. True if
 * none was typed, because the provider gets the verified name with each payout.
 */
export function isNameOfCard(typed: string | null, { lastName }: { lastName: string }): boolean {
  if (typed === null) return true;
  const words = new Set(wordsOf(typed));
  return wordsOf(lastName).every((word) => words.has(word));
}
