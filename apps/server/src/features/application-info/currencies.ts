/** `rateToEur` is euros per one unit. */
export type Currency = { code: string; rateToEur: number };

/** Currencies in which a top-up can be paid. The balance is always in euros. */
export const currencies: Currency[] = [
  { code: "EUR", rateToEur: 1 },
  { code: "USD", rateToEur: 0.92 },
  { code: "GBP", rateToEur: 1.17 },
  { code: "CHF", rateToEur: 1.05 },
  { code: "PLN", rateToEur: 0.23 },
  { code: "SEK", rateToEur: 0.09 },
];

export function findCurrency(code: string): Currency | undefined {
  return currencies.find((currency) => currency.code === code);
}
