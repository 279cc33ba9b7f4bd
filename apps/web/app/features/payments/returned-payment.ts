/** The names in which banks' pages return the payment's id: our own form, Checkout.com, and Stripe. */
const NAMES = ["paymentId", "cko-payment-id", "payment_intent"];

/** The payment's id in the address to which the bank returned; null if there is none. */
export function returnedPayment(search: URLSearchParams): string | null {
  return NAMES.map((name) => search.get(name)).find((id) => id !== null) ?? null;
}
