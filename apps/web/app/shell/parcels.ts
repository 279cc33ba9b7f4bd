import { daysOnTheWay } from "@trove/contract/days-on-the-way";
import { type PromisedDays, promisedDays } from "@trove/contract/promised-days";
import { type Parcel, shippingCost, weightOf } from "@trove/contract/shipping-cost";
import type { ShippingMethod } from "@trove/contract/statuses";
import type { Cents } from "@trove/money";
import { termsNow } from "./terms.ts";

/** The weight of pieces in grams by the known terms. */
export const weightOfPieces = (pieces: Parameters<typeof weightOf>[0]): number => weightOf(pieces, termsNow().shipping);

/** The price of sending a parcel by the known terms. */
export const costOfParcel = (parcel: Parcel): Cents => shippingCost(termsNow().shipping, parcel);

/** The working days on the way to a country. Without a country, those to most countries. */
export const daysOfParcel = (method: ShippingMethod, countryCode: string | undefined) =>
  daysOnTheWay(termsNow().shipping.delivery, method, countryCode);

/** The days on which a parcel would arrive that is paid now. */
export function promisedNow(method: ShippingMethod, countryCode: string | undefined): PromisedDays {
  const { delivery, timeZone } = termsNow().shipping;
  return promisedDays(delivery, { method, countryCode, at: new Date(), timeZone });
}
