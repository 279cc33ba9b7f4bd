import { type RulesByCountry, vatRateOf } from "./countries.ts";

/**
 * The VAT rate that a top-up states: none where payments from the balance state it. `isTaxed` is true while the balance
 * has money whose top-up stated the VAT: no balance is taxed in both ways.
 */
export function topUpVatRate(rules: RulesByCountry, countryCode: string, isTaxed = false): number {
  return isTaxed || rules[countryCode]?.vatAtTopUp ? vatRateOf(rules, countryCode) : 0;
}
