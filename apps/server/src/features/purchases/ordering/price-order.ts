import { type ShippingMethod, SHIPPING_COSTS } from "@trove/contract";
import { add, type Cents, sum, times, vatIncluded, ZERO_CENTS } from "@trove/money";

type Line = { marketPriceCents: Cents; quantity: number };

export type OrderPrice = { itemsTotal: Cents; shippingCost: Cents; total: Cents; vat: Cents };

/**
 * Prices an order: the items at market prices, the shipping if the order is sent, and the VAT that both include.
 * `vatRate` is the rate of the billing country, as a fraction.
 */
export function priceOrder(lines: readonly Line[], method: ShippingMethod | null, vatRate: number): OrderPrice {
  const itemsTotal = sum(lines.map(({ marketPriceCents, quantity }) => times(marketPriceCents, quantity)));
  const shippingCost = method === null ? ZERO_CENTS : SHIPPING_COSTS.cart[method];
  const total = add(itemsTotal, shippingCost);
  return { itemsTotal, shippingCost, total, vat: vatIncluded(total, vatRate) };
}
