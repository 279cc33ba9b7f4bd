import { PAYMENT_TTL_MINUTES } from "@trove/contract/constants";
import type { PaymentMethod } from "@trove/contract/payment-methods";
import type { ProviderOffer } from "../provider.ts";
import { EURO_COUNTRIES } from "../sepa.ts";

type StripeMethod = "card" | "link" | "ideal" | "bancontact" | "sepa_debit";

/** The vendor's name of the payment method that a session of ours allows. Wallets pay with a card. */
export const stripeMethods: Partial<Record<PaymentMethod, StripeMethod>> = {
  card: "card",
  applePay: "card",
  googlePay: "card",
  link: "link",
  ideal: "ideal",
  bancontact: "bancontact",
  sepaDebit: "sepa_debit",
};

const everywhere = {
  currencies: "All",
  countries: "All",
  decides: "Now",
  // The vendor's form asks for what else a method needs.
  needs: "Country",
  canBeReversed: false,
  ttlMinutes: PAYMENT_TTL_MINUTES,
} as const;

/** A wallet's session can be confirmed with a typed card too, because the vendor sees a card in both. */
const card = { ...everywhere, paidBy: "Card" } as const;

const wallet = { ...card, isExpress: true } as const;

export const stripeOffer: ProviderOffer = {
  methods: {
    card,
    applePay: wallet,
    googlePay: wallet,
    // Link also pays from bank accounts, asks for no 3-D Secure, and has disputes that can't be contested.
    link: { ...everywhere, canBeReversed: true },
    ideal: { ...everywhere, currencies: ["EUR"], countries: ["NL"] },
    bancontact: { ...everywhere, currencies: ["EUR"], countries: ["BE"] },
    sepaDebit: { ...everywhere, currencies: ["EUR"], countries: EURO_COUNTRIES, decides: "Days", canBeReversed: true },
  },
  form: "Embedded",
  savedMeans: true,
};
