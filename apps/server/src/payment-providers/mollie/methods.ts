import { PAYMENT_TTL_MINUTES } from "@trove/contract/constants";
import type { PaymentMethod } from "@trove/contract/payment-methods";
import type { ProviderOffer } from "../provider.ts";

/** The vendor's name of each method that it offers here. */
export const mollieMethods: Partial<Record<PaymentMethod, string>> = {
  card: "creditcard",
  applePay: "applepay",
  ideal: "ideal",
  bancontact: "bancontact",
};

const everywhere = {
  currencies: "All",
  countries: "All",
  decides: "Now",
  // The vendor's page asks for what else a method needs.
  needs: "Country",
  canBeReversed: false,
  ttlMinutes: PAYMENT_TTL_MINUTES,
} as const;

export const mollieOffer: ProviderOffer = {
  methods: {
    card: everywhere,
    applePay: everywhere,
    ideal: { ...everywhere, currencies: ["EUR"], countries: ["NL"] },
    bancontact: { ...everywhere, currencies: ["EUR"], countries: ["BE"] },
  },
  form: "Redirect",
  savedMeans: false,
};
