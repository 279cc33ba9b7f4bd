import type {
  PayerNeed,
  PaymentDecision,
  PaymentForm,
  PaymentMethod,
  PaymentProviderName,
  PaymentPurpose,
  Settings,
} from "@trove/contract";
import { type Cents, fromEuros } from "@trove/money";
import type { MethodTraits, ProviderOffer } from "../../../payment-providers/provider.ts";

/** A payment that somebody wants to make. `amount` is its value in euro cents. */
export type Wish = {
  purpose: PaymentPurpose;
  countryCode: string;
  currencyCode: string;
  amount: Cents;
  /** Undefined for any. */
  method: PaymentMethod | undefined;
};

/** A method of a provider with which somebody can pay. */
export type Way = {
  provider: PaymentProviderName;
  method: PaymentMethod;
  form: PaymentForm;
  needs: PayerNeed;
  decides: PaymentDecision;
  /** True if the payer's bank takes the money back without a reason. Such money never comes into a balance. */
  canBeReversed: boolean;
  ttlMinutes: number;
};

/** The providers that take new payments, in order of preference. */
export type Offers = ReadonlyMap<PaymentProviderName, ProviderOffer>;

export type SetWay = NonNullable<Settings["payments"]["ways"]>[number];

const isIn = (list: readonly string[] | "All" | null, value: string) =>
  list === null || list === "All" || list.includes(value);

function allows(way: SetWay, { purpose, countryCode, currencyCode, amount }: Wish): boolean {
  return (
    (purpose === "Purchase" ? way.orders : way.topUps) &&
    isIn(way.countries, countryCode) &&
    isIn(way.currencies, currencyCode) &&
    (way.least === null || amount >= fromEuros(way.least)) &&
    (way.most === null || amount <= fromEuros(way.most))
  );
}

/**
 * The ways of a shop that has set none: all methods whose payments banks don't take back without a reason. Orders wait
 * for days only in a shop that has set it, because their items are kept meanwhile.
 */
function everyWay(offers: Offers): SetWay[] {
  return [...offers].flatMap(([provider, { methods }]) =>
    (Object.entries(methods) as [PaymentMethod, MethodTraits][])
      .filter(([, { canBeReversed }]) => !canBeReversed)
      .map(([method, { decides }]) => ({
        provider,
        method,
        countries: null,
        currencies: null,
        least: null,
        most: null,
        topUps: true,
        orders: decides === "Now",
      })),
  );
}

/**
 * Returns the ways to pay, in order of preference. `set` is null if the shop has set none. Leaves out settings of
 * providers and methods that the shop does not have.
 * - Top-ups and gift codes are never paid in a way that banks take back without a reason, because opened boxes can't
 *   be taken back.
 */
export function waysFor(wish: Wish, set: readonly SetWay[] | null, offers: Offers): readonly Way[] {
  return (set ?? everyWay(offers)).flatMap((way) => {
    const offer = offers.get(way.provider);
    const traits = offer?.methods[way.method];
    const isWished = wish.method === undefined || wish.method === way.method;
    if (offer === undefined || traits === undefined || !isWished || !allows(way, wish)) return [];
    if (!isIn(traits.countries, wish.countryCode) || !isIn(traits.currencies, wish.currencyCode)) return [];
    if (wish.purpose !== "Purchase" && traits.canBeReversed) return [];
    const { form = offer.form, needs, decides, canBeReversed, ttlMinutes } = traits;
    return [{ provider: way.provider, method: way.method, form, needs, decides, canBeReversed, ttlMinutes }];
  });
}
