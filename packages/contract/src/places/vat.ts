import { type RulesByCountry, vatRateOf } from "./countries.ts";

/**
 * The VAT rate that a top-up states: none where what the balance pays for states it. `isTaxed` is true while the balance
 * has money whose top-up has stated the VAT: a balance is never taxed in both ways.
 */
export function topUpVatRate(rules: RulesByCountry, countryCode: string, isTaxed = false): number {
  return isTaxed || rules[countryCode]?.vatAtTopUp ? vatRateOf(rules, countryCode) : 0;
}
