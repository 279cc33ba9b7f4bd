import type { ShippingMethod } from "../statuses.ts";
import type { DeliveryRules } from "./delivery-days.ts";

/** The rules of a shop that has changed nothing. */
export const defaultDelivery: DeliveryRules = {
  cutoffHour: 14,
  handlingDays: 0,
  standardMin: 3,
  standardMax: 5,
  expressMin: 1,
  expressMax: 2,
  countries: {},
  closedOn: [],
};

type Ranges = Pick<DeliveryRules, "standardMin" | "standardMax" | "expressMin" | "expressMax">;

/** The working days on the way to a country. Without a country, those to most countries. */
export function daysOnTheWay(
  rules: DeliveryRules,
  method: ShippingMethod,
  countryCode = "",
): { min: number; max: number } {
  const own = rules.countries as Readonly<Record<string, Ranges | undefined>>;
  const found = own[countryCode] ?? rules;
  return method === "standard"
    ? { min: found.standardMin, max: found.standardMax }
    : { min: found.expressMin, max: found.expressMax };
}
