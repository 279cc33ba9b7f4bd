import { canReceive } from "@trove/contract";
import { Refusal } from "../../command/refusal.ts";

/**
 * Refuses to take money for things that could not be sent to the person. `countryCodes` are the countries of all of
 * their addresses. Throws COUNTRY_NOT_SERVED.
 */
export function requireDelivery(countryCodes: readonly string[]): void {
  if (canReceive(countryCodes)) return;
  throw new Refusal("COUNTRY_NOT_SERVED", { params: { countryCodes: [...new Set(countryCodes)].sort() } });
}
