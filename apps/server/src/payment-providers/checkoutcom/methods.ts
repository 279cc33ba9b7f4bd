import { PAYMENT_TTL_MINUTES } from "@trove/contract/constants";
import type { PaymentMethod } from "@trove/contract/payment-methods";
import type { ProviderOffer } from "../provider.ts";

export const WALLETS = ["applePay", "googlePay"] as const;
type Wallet = (typeof WALLETS)[number];

export const isWallet = (method: PaymentMethod): method is Wallet => WALLETS.some((wallet) => wallet === method);

/** The vendor's name of each method that a session of ours allows. */
export const checkoutMethods: Partial<Record<PaymentMethod, string>> = {
  card: "card",
  applePay: "applepay",
  googlePay: "googlepay",
};

/** A wallet pays with a card, so all three need the same limits. */
const card = {
  currencies: "All",
  countries: "All",
  decides: "Now",
  needs: "Address",
  canBeReversed: false,
  paidBy: "Card",
  ttlMinutes: PAYMENT_TTL_MINUTES,
} as const;

export const checkoutOffer: ProviderOffer = {
  methods: { card, applePay: card, googlePay: card },
  form: "Embedded",
  savedMeans: false,
};
