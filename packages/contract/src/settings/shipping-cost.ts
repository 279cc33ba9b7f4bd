import { type Cents, fromEuros, ZERO_CENTS } from "@trove/money";
import type { Settings, ShippingPrices } from "./setting-groups.ts";

type Shipping = Pick<Settings["shipping"], "freeAbove" | "prices" | "countryPrices" | "weightGroups">;

/** An order from the cart, or a shipment from the inventory, which has no price of its own. */
export type Parcel = {
  method: "standard" | "express";
  countryCode: string | undefined;
  /** The weight of all pieces, at least 1. */
  grams: number;
} & ({ flow: "cart"; itemsTotal: Cents } | { flow: "shipment" });

const fields = {
  cart: { standard: "cartStandard", express: "cartExpress" },
  shipment: { standard: "shipmentStandard", express: "shipmentExpress" },
} as const satisfies Record<Parcel["flow"], Record<Parcel["method"], keyof ShippingPrices>>;

/** The weight of all pieces in grams. An item that states none has the weight that the settings assume. */
export function weightOf(
  pieces: readonly { weightGrams: number | null; quantity: number }[],
  { assumedGrams }: Pick<Settings["shipping"], "assumedGrams">,
): number {
  return pieces.reduce((grams, { weightGrams, quantity }) => grams + (weightGrams ?? assumedGrams) * quantity, 0);
}

/**
 * The prices of a country for a weight: those of the heaviest band that it exceeds in the country's group. A country
 * with prices of its own is not in the group of all others.
 */
function pricesFor({ prices, countryPrices, weightGroups }: Shipping, countryCode: string, grams: number) {
  const own = (countryPrices as Readonly<Record<string, ShippingPrices | undefined>>)[countryCode];
  const group =
    weightGroups.find(({ countries }) => countries.includes(countryCode)) ??
    (own === undefined ? weightGroups.find(({ countries }) => countries.length === 0) : undefined);
  const exceeded = (group?.bands ?? []).filter(({ aboveGrams }) => grams > aboveGrams);
  const [heaviest] = exceeded.toSorted((a, b) => b.aboveGrams - a.aboveGrams);
  return heaviest?.prices ?? own ?? prices;
}

/** The shipping cost. Without a country, the price that most countries have. */
export function shippingCost(shipping: Shipping, parcel: Parcel): Cents {
  const { flow, method, countryCode = "", grams } = parcel;
  const { freeAbove } = shipping;
  const isFree =
    flow === "cart" && method === "standard" && freeAbove !== null && parcel.itemsTotal >= fromEuros(freeAbove);
  return isFree ? ZERO_CENTS : fromEuros(pricesFor(shipping, countryCode, grams)[fields[flow][method]]);
}
