export type Strength = "none" | "weak" | "fair" | "good" | "strong";

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/**
 * A rough rating by length and variety, only to encourage longer passwords; the password rules are checked elsewhere.
 */
export function strengthOf(password: string): Strength {
  const length = Array.from(password).length;
  if (length < 8) return "none";
  const variety = KINDS.filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  const points = variety + (length >= 12 ? 1 : 0) + (length >= 16 ? 1 : 0) - (distinct < 6 ? 2 : 0);
  if (points <= 2) return "weak";
  if (points === 3) return "fair";
  return points === 4 ? "good" : "strong";
}
