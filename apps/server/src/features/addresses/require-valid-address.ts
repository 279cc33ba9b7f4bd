import { COUNTRY_TEXT, isPostalCode, type RulesByCountry } from "@trove/contract";
import { Refusal } from "../../command/refusal.ts";

type Checked = { countryCode: string; postalCode: string; state: string | null };

/**
 * Throws VALIDATION_FAILED if the shop lacks the country, or postal code or state don't fit its rules. `path` is the address's own field in
 * the request; empty if the request is the address.
 */
export function requireValidAddress(rules: RulesByCountry, address: Checked, path = ""): void {
  const { countryCode, postalCode, state } = address;
  const country = rules[countryCode];
  const errors: Record<string, string[]> = {};
  const complain = (field: string, text: string) => (errors[path === "" ? field : `${path}.${field}`] = [text]);
  if (country === undefined) complain("countryCode", COUNTRY_TEXT);
  else if (!isPostalCode(rules, countryCode, postalCode)) {
    complain("postalCode", `Postal code must look like ${country.postalExample}`);
  }
  if (country?.stateRequired && state === null) complain("state", "State is required");
  if (Object.keys(errors).length > 0) throw new Refusal("VALIDATION_FAILED", { errors });
}
