import { type Cents, convertToCurrency, vatIncluded } from "@trove/money";

/** What the card is charged, and the VAT inside it, in hundredths of the chosen currency. */
export type TopUpPrice = { paid: Cents; vat: Cents };

/**
 * What a top-up costs: the amount includes VAT, is converted first, and the tax is taken from what is paid; both
 * half-up. The rate is euros per one unit of the currency. The server freezes these figures in the payment, the page
 * shows them before.
 */
export function priceTopUp(amount: Cents, rateToEur: number, vatRate: number): TopUpPrice {
  const paid = convertToCurrency(amount, rateToEur);
  return { paid, vat: vatIncluded(paid, vatRate) };
}
