import { type Cents, convertToCurrency, vatIncluded } from "@trove/money";

export type TopUpFigures = {
  /** What the balance grows by, in euros. */
  credited: Cents;
  /** What the card is charged, in the chosen currency. */
  toPay: Cents;
  /** The tax inside `toPay`, in the chosen currency. */
  vat: Cents;
};

/**
 * The figures of a top-up as the server freezes them in the payment: the amount includes VAT, is converted first and
 * the tax is taken from what is paid. The rate is euros per one unit of the currency.
 */
export function topUpFigures(amount: Cents, rateToEur: number, vatRate: number): TopUpFigures {
  const toPay = convertToCurrency(amount, rateToEur);
  return { credited: amount, toPay, vat: vatIncluded(toPay, vatRate) };
}
