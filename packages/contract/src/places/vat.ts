import { type RulesByCountry, vatRateOf } from "./countries.ts";

/** Codes of the countries in which a top-up states the VAT. In all others, it is stated by what a balance pays for. */
export type VatAtTopUp = readonly string[];

/** The VAT rate that a top-up states. A balance is a voucher: elsewhere it is taxed when it is spent. */
export function topUpVatRate(rules: RulesByCountry, countryCode: string, atTopUp: VatAtTopUp): number {
  return atTopUp.includes(countryCode) ? vatRateOf(rules, countryCode) : 0;
}

/** The VAT rate that a payment from the balance states: none where the top-up has stated it. */
export function balanceVatRate(rules: RulesByCountry, countryCode: string, atTopUp: VatAtTopUp): number {
  return atTopUp.includes(countryCode) ? 0 : vatRateOf(rules, countryCode);
}
