import type { ToldCard } from "./provider.ts";

/** Returns the card that a provider tells; undefined without a fingerprint. Leaves out countries that are no codes. */
export function toldCard(
  fingerprint: string | null | undefined,
  country: string | null | undefined,
): ToldCard | undefined {
  if (!fingerprint) return undefined;
  const code = country?.toUpperCase() ?? "";
  return { fingerprint, country: /^[A-Z]{2}$/.test(code) ? code : null };
}
