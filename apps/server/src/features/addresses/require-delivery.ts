import { canReceive, type RulesByCountry } from "@trove/contract";
import { Refusal } from "../../command/refusal.ts";

/**
 * Throws COUNTRY_NOT_SERVED if the shop ships to none of these countries, so that nobody pays for items that can't be
 * sent to them. `countryCodes` are the countries of all of a person's addresses.
 */
export function requireDelivery(rules: RulesByCountry, countryCodes: readonly string[]): void {
  if (canReceive(rules, countryCodes)) return;
  throw new Refusal("COUNTRY_NOT_SERVED", { params: { countryCodes: [...new Set(countryCodes)].sort() } });
}
