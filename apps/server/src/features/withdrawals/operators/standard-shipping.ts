import { type Settings, shippingCost, weightOf } from "@trove/contract";
import { type Cents, cents, ZERO_CENTS } from "@trove/money";
import type { WithdrawalRow } from "./withdrawals.store.ts";

type Sent = Pick<WithdrawalRow, "shippingMethod" | "shippingCostCents" | "countryCode" | "itemsTotalCents">;

/**
 * The part of a shipment's price that is refunded with all pieces: the price of standard delivery on that day, at most
 * the price paid. The supplement for a faster delivery stays with the shop (Directive 2011/83/EU, Article 13(2)).
 */
export function standardShipping(
  { shippingMethod, shippingCostCents, countryCode, itemsTotalCents }: Sent,
  pieces: readonly { weightGrams: number | null; quantity: number }[],
  { shipping }: Settings,
): Cents {
  if (shippingMethod === null || shippingCostCents === null) return ZERO_CENTS;
  if (shippingMethod === "standard") return shippingCostCents;
  const parcel = {
    method: "standard",
    countryCode: countryCode ?? undefined,
    grams: weightOf(pieces, shipping),
  } as const;
  const standard =
    itemsTotalCents === null
      ? shippingCost(shipping, { ...parcel, flow: "shipment" })
      : shippingCost(shipping, { ...parcel, flow: "cart", itemsTotal: itemsTotalCents });
  return cents(Math.min(standard, shippingCostCents));
}
