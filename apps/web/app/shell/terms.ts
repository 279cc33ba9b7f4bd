import {
  ASSUMED_GRAMS,
  MAX_CART_ITEMS,
  MAX_SAME_ITEM,
  SELL_RATE,
  SHIPPING_COSTS,
  TOP_UP_MIN,
} from "@trove/contract/constants";
import type { CountryRules } from "@trove/contract/countries";
import { defaultDelivery } from "@trove/contract/days-on-the-way";
import { type Cents, toEuros } from "@trove/money";
import { useSyncExternalStore } from "react";
import type { CallResult } from "../api/request.ts";

/** The settings of the shop that pages calculate with. The shop itself has the last word. */
export type Terms = {
  maxCartItems: number;
  maxSameItem: number;
  topUpMin: Cents;
  sellRate: number;
  shipping: CallResult<"getApplicationInfo">["shipping"];
  /** The countries that operators have added, or whose rules they have changed. */
  changedCountries: Readonly<Record<string, CountryRules & { callingCode: string }>>;
};

const { cart, shipment } = SHIPPING_COSTS;

/** The values of a shop that has changed nothing. */
export const standardTerms: Terms = {
  maxCartItems: MAX_CART_ITEMS,
  maxSameItem: MAX_SAME_ITEM,
  topUpMin: TOP_UP_MIN,
  sellRate: SELL_RATE,
  shipping: {
    freeAbove: null,
    prices: {
      cartStandard: toEuros(cart.standard),
      cartExpress: toEuros(cart.express),
      shipmentStandard: toEuros(shipment.standard),
      shipmentExpress: toEuros(shipment.express),
    },
    countryPrices: {},
    assumedGrams: ASSUMED_GRAMS,
    weightGroups: [],
    delivery: defaultDelivery,
    timeZone: "UTC",
  },
  changedCountries: {},
};

let known = standardTerms;
const listeners = new Set<() => void>();

/** The terms that this page knows, for what runs outside of components. */
export const termsNow = (): Terms => known;

/** Keeps the terms that came with a page, or that were read again. */
export function keepTerms(terms: Terms): void {
  if (terms === known) return;
  known = terms;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useTerms = (): Terms => useSyncExternalStore(subscribe, termsNow, termsNow);
