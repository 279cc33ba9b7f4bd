import type Stripe from "stripe";
import type { KeptMeans, SavedMeans } from "../provider.ts";
import type { makeStripeApi } from "./api.ts";
import { KEY, type KeptCard, SHOP } from "./payloads.ts";

const CARD_ID = /^pm_\w{8,64}$/;
/** The most that the vendor's form shows. */
const MOST_SHOWN = 10;

const brands: Record<string, string> = {
  amex: "American Express",
  cartes_bancaires: "Cartes Bancaires",
  diners: "Diners Club",
  discover: "Discover",
  eftpos_australia: "eftpos",
  interac: "Interac",
  jcb: "JCB",
  mastercard: "Mastercard",
  unionpay: "UnionPay",
  visa: "Visa",
};

const meansOf = ({ id, card }: KeptCard): KeptMeans => ({
  id,
  brand: brands[card.brand] ?? "Card",
  last4: card.last4,
  expires: `${card.exp_year}-${String(card.exp_month).padStart(2, "0")}`,
});

/** A customer has our key and the shop's origin, and nothing about the person. */
export function makeStripeMeans(api: ReturnType<typeof makeStripeApi>, shop: string): SavedMeans {
  return {
    makeCustomer: (key) =>
      api.createCustomer({ metadata: { [KEY]: key, [SHOP]: shop } } satisfies Stripe.CustomerCreateParams, key),
    list: async (customerId) => (await api.listCards(customerId)).map(meansOf),
    async remove(customerId, id) {
      if (!CARD_ID.test(id) || !(await api.hasCard(customerId, id))) return false;
      await api.detachCard(id);
      return true;
    },
    forget: (customerId) => api.deleteCustomer(customerId),
  };
}

/** Lets the form show and remove kept cards, and offer to keep a card for payments that the person makes themselves. */
export const customerSession = (customer: string) =>
  ({
    customer,
    components: {
      payment_element: {
        enabled: true,
        features: {
          payment_method_redisplay: "enabled",
          payment_method_redisplay_limit: MOST_SHOWN,
          payment_method_remove: "enabled",
          payment_method_save: "enabled",
          payment_method_save_usage: "on_session",
        },
      },
    },
  }) satisfies Stripe.CustomerSessionCreateParams;
