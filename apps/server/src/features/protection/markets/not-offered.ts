import { marketOf, marketOfAll, type Market, type Markets, type OfferedThing, offers } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";

/** The details of NOT_OFFERED_HERE. `country` is the one whose market refuses, null if no country is known. */
export type NotOffered = { what: OfferedThing; country: string | null };

/**
 * The details of a refusal, if the shop doesn't offer a thing in one of these countries; otherwise undefined.
 * `countryCodes` are all countries that the shop knows of the person.
 */
export function notOffered(
  markets: Markets,
  countryCodes: readonly string[],
  what: OfferedThing,
): NotOffered | undefined {
  if (offers(marketOfAll(markets, countryCodes), what)) return undefined;
  return { what, country: countryCodes.find((code) => !offers(marketOf(markets, code), what)) ?? null };
}

/** Returns the person's market. Throws NOT_OFFERED_HERE. */
export function requireOffered(markets: Markets, countryCodes: readonly string[], what: OfferedThing): Market {
  const params = notOffered(markets, countryCodes, what);
  if (params !== undefined) throw new Refusal("NOT_OFFERED_HERE", { params });
  return marketOfAll(markets, countryCodes);
}
