import { type Cents, convertToCurrency, vatIncluded } from "@trove/money";

/** The charge to the card and the VAT included in it, in hundredths of the chosen currency. */
export type TopUpPrice = { paid: Cents; vat: Cents };

/**
 * The price of a top-up. The amount includes VAT; it is converted first, and the VAT is calculated from the converted
 * amount. Both are rounded half-up. The rate is euros per one unit of the currency. Pages show these figures in
 * advance, and the server freezes them in the payment.
 */
export function priceTopUp(amount: Cents, rateToEur: number, vatRate: number): TopUpPrice {
  const paid = convertToCurrency(amount, rateToEur);
  return { paid, vat: vatIncluded(paid, vatRate) };
}
