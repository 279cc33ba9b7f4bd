import { canReceive } from "@trove/contract/countries";
import { countryRules } from "../../shell/country-rules.ts";
import { useQuery } from "../../api/use-query.ts";

/**
 * The code of a person's country if the shop ships to none of their addresses. Undefined if the shop ships to one of
 * them, if they have no address, or if the addresses have not loaded yet.
 */
export function useUnservedCountry(): string | undefined {
  const { data: book } = useQuery("listAddresses", {});
  if (book === undefined) return undefined;
  const codes = book.map(({ countryCode }) => countryCode);
  return canReceive(countryRules(), codes) ? undefined : codes[0];
}
