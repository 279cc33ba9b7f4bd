import { countries } from "@trove/contract/countries";
import type { CallResult } from "../api/request.ts";
import type { Terms } from "./terms.ts";

type Info = Pick<CallResult<"getApplicationInfo">, "constants" | "countries" | "shipping">;

/** The rules that differ from those that pages have in their code. Most shops change few, so pages stay small. */
function changedRules(inForce: Info["countries"]): Terms["changedCountries"] {
  const known = new Map(countries.map((country) => [country.code, country]));
  const rules = inForce.flatMap((country) => {
    const { code, canShip, vatRate, postalPattern, postalExample, stateRequired, vatAtTopUp, callingCode } = country;
    const own = {
      canShip,
      vatPercent: Number(`${vatRate}e2`),
      postalPattern,
      postalExample,
      stateRequired,
      vatAtTopUp,
      callingCode,
    };
    const before = known.get(code);
    const isSame =
      before !== undefined &&
      !vatAtTopUp &&
      before.canShip === canShip &&
      before.vatRate === vatRate &&
      before.postalPattern === postalPattern &&
      before.postalExample === postalExample &&
      before.stateRequired === stateRequired;
    return isSame ? [] : [[code, own] as const];
  });
  return Object.fromEntries(rules);
}

/** The terms of the shop's settings. */
export function termsOf({ constants, countries: inForce, shipping }: Info): Terms {
  const { maxCartItems, maxSameItem, topUpMin, sellRate } = constants;
  return { maxCartItems, maxSameItem, topUpMin, sellRate, shipping, changedCountries: changedRules(inForce) };
}
