import { type Cents, convertToCurrency, vatIncluded } from "@trove/money";

/** The charge to the card and the VAT included in it, in hundredths of the chosen currency. */
export type TopUpPrice = { paid: Cents; vat: Cents };

/**
 * Calculates the price of a top-up. The amount includes VAT: it is converted first, and the VAT is calculated from the
 * converted amount. Both are rounded half up. `rateToEur` is euros per unit of the currency. Pages show this price in
 * advance; the server stores it in the payment.
 */
export function priceTopUp(amount: Cents, rateToEur: number, vatRate: number): TopUpPrice {
  const paid = convertToCurrency(amount, rateToEur);
  return { paid, vat: vatIncluded(paid, vatRate) };
}
