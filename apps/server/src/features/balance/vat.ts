import { type Cents, convertToCurrency, vatIncluded } from "@trove/money";

export type TopUpPrice = { paid: Cents; vat: Cents };

/** What a top-up costs in a currency, and the VAT inside it; both in hundredths of that currency, half-up. */
export function priceTopUp(amount: Cents, rateToEur: number, vatRate: number): TopUpPrice {
  const paid = convertToCurrency(amount, rateToEur);
  return { paid, vat: vatIncluded(paid, vatRate) };
}
