import { paymentMethod, paymentProviderName } from "@trove/contract";
import { type Cents, cents, fromEuros } from "@trove/money";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MethodTraits, ProviderOffer } from "../../../payment-providers/provider.ts";
import { stripeOffer } from "../../../payment-providers/stripe/methods.ts";
import { wayMistakes } from "./way-mistakes.ts";
import { type Offers, waysFor, type Wish } from "./ways-for.ts";

const places = ["NL", "DE", "US"];
const currencies = ["EUR", "USD"];
const some = (values: string[]) => fc.subarray(values, { minLength: 1 });
const method = fc.constantFrom(...paymentMethod.options.slice(0, 3), "sepaDebit" as const);
const traits: fc.Arbitrary<MethodTraits> = fc.record({
  countries: fc.oneof(fc.constant("All" as const), some(places)),
  currencies: fc.oneof(fc.constant("All" as const), some(currencies)),
  decides: fc.constantFrom("Now" as const, "Days" as const),
  needs: fc.constantFrom("Country" as const, "Address" as const),
  canBeReversed: fc.boolean(),
  ttlMinutes: fc.constantFrom(30, 60),
});
const offer: fc.Arbitrary<ProviderOffer> = fc.record({
  methods: fc.dictionary(method, traits, { maxKeys: 3 }),
  form: fc.constantFrom("Embedded" as const, "Redirect" as const),
  savedMeans: fc.boolean(),
});
const offers: fc.Arbitrary<Offers> = fc
  .subarray([...paymentProviderName.options])
  .chain((names) => fc.tuple(...names.map((name) => offer.map((one) => [name, one] as const))))
  .map((entries) => new Map(entries));
const sum = fc.option(fc.integer({ min: 0, max: 200 }));
const way = fc.record({
  provider: fc.constantFrom(...paymentProviderName.options),
  method,
  countries: fc.option(some(places)),
  currencies: fc.option(some(currencies)),
  least: sum,
  most: sum,
  topUps: fc.boolean(),
  orders: fc.boolean(),
});
const wish: fc.Arbitrary<Wish> = fc.record({
  purpose: fc.constantFrom("TopUp" as const, "Purchase" as const),
  countryCode: fc.constantFrom(...places),
  currencyCode: fc.constantFrom(...currencies),
  amount: fc.integer({ min: 1, max: 25_000 }).map((sumCents): Cents => cents(sumCents)),
  method: fc.option(method, { nil: undefined }),
});

describe("the ways to pay", () => {
  it("are offered by their provider and allowed by a setting for this wish", () => {
    fc.assert(
      fc.property(wish, fc.array(way, { minLength: 1, maxLength: 5 }), offers, (wished, set, offered) => {
        for (const { provider, method: by } of waysFor(wished, set, offered)) {
          const own = offered.get(provider)?.methods[by];
          expect(own).toBeDefined();
          expect([undefined, by]).toContain(wished.method);
          if (wished.purpose === "TopUp") expect(own?.canBeReversed).toBe(false);
          const allowing = set.filter((each) => each.provider === provider && each.method === by);
          expect(
            allowing.some(
              ({ countries, currencies: codes, least, most, topUps, orders }) =>
                (wished.purpose === "TopUp" ? topUps : orders) &&
                (countries?.includes(wished.countryCode) ?? true) &&
                (codes?.includes(wished.currencyCode) ?? true) &&
                wished.amount >= fromEuros(least ?? 0) &&
                wished.amount <= fromEuros(most ?? 1000),
            ),
          ).toBe(true);
        }
      }),
    );
  });

  it("keep the order of the settings, and a wish for a method only leaves others out", () => {
    fc.assert(
      fc.property(wish, fc.array(way, { maxLength: 5 }), offers, (wished, set, offered) => {
        const all = waysFor({ ...wished, method: undefined }, set, offered);
        const only = waysFor(wished, set, offered);
        expect(only).toEqual(all.filter((each) => wished.method === undefined || each.method === wished.method));
        const order = all.map((each) =>
          set.findIndex((one) => one.provider === each.provider && one.method === each.method),
        );
        if (new Set(order).size === order.length) {
          expect(order).toEqual(order.toSorted((one, other) => one - other));
        }
      }),
    );
  });

  it("are all methods that banks don't take back if the shop has set none, and for orders none that take days", () => {
    fc.assert(
      fc.property(wish, offers, (wished, offered) => {
        const ways = waysFor({ ...wished, method: undefined }, null, offered);
        const names = [...offered.keys()];
        const order = ways.map(({ provider }) => names.indexOf(provider));
        expect(order).toEqual(order.toSorted((one, other) => one - other));
        for (const [provider, { methods }] of offered) {
          for (const [by, own] of Object.entries(methods)) {
            const isFor = (list: readonly string[] | "All", value: string) => list === "All" || list.includes(value);
            const fits =
              !own.canBeReversed &&
              (wished.purpose === "TopUp" || own.decides === "Now") &&
              isFor(own.countries, wished.countryCode) &&
              isFor(own.currencies, wished.currencyCode);
            expect(ways.some((each) => each.provider === provider && each.method === by)).toBe(fits);
          }
        }
      }),
    );
  });
});

describe("a list of ways", () => {
  const free = { countries: null, currencies: null, least: null, most: null, topUps: true, orders: true };
  const of = (by: "card" | "applePay" | "sepaDebit", most: number | null = null) => {
    return { ...free, provider: "stripe" as const, method: by, most };
  };
  const stripes: Offers = new Map([["stripe", stripeOffer]]);

  it("gives wallets and cards the same limits, because a card can pay in a wallet's session", () => {
    expect(wayMistakes([of("card", 50), of("applePay", 50)], stripes)).toEqual([]);
    expect(wayMistakes([of("card", 50), of("applePay")], stripes)).toHaveLength(1);
    expect(wayMistakes([of("card", 50), of("sepaDebit")], stripes)).toEqual([]);
  });

  it("has no way to top up by Link or a debit, and none of them without a list", () => {
    const topUp = { purpose: "TopUp", countryCode: "NL", currencyCode: "EUR", amount: cents(1000) } as const;
    for (const by of ["link", "sepaDebit"] as const) {
      const ways = [{ ...free, provider: "stripe" as const, method: by }];
      expect(waysFor({ ...topUp, method: by }, ways, stripes)).toEqual([]);
      expect(waysFor({ ...topUp, purpose: "Purchase", method: by }, null, stripes)).toEqual([]);
      expect(waysFor({ ...topUp, purpose: "Purchase", method: by }, ways, stripes)).toMatchObject([
        { canBeReversed: true },
      ]);
    }
  });
});
