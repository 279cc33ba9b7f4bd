import { type Cents, fromEuros, ZERO_CENTS } from "@trove/money";
import type { Settings, ShippingPrices } from "./setting-groups.ts";

type Shipping = Pick<Settings["shipping"], "freeAbove" | "prices" | "countryPrices">;

/** An order from the cart, or a shipment from the inventory, which has no price of its own. */
export type Parcel = { method: "standard" | "express"; countryCode: string | undefined } & (
  | { flow: "cart"; itemsTotal: Cents }
  | { flow: "shipment" }
);

const fields = {
  cart: { standard: "cartStandard", express: "cartExpress" },
  shipment: { standard: "shipmentStandard", express: "shipmentExpress" },
} as const satisfies Record<Parcel["flow"], Record<Parcel["method"], keyof ShippingPrices>>;

/** The shipping cost. Without a country, the price that most countries have. */
export function shippingCost({ freeAbove, prices, countryPrices }: Shipping, parcel: Parcel): Cents {
  const { flow, method, countryCode = "" } = parcel;
  const isFree =
    flow === "cart" && method === "standard" && freeAbove !== null && parcel.itemsTotal >= fromEuros(freeAbove);
  const own: Readonly<Record<string, ShippingPrices | undefined>> = countryPrices;
  return isFree ? ZERO_CENTS : fromEuros((own[countryCode] ?? prices)[fields[flow][method]]);
}
