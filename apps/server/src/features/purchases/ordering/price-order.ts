import { type ShippingMethod, SHIPPING_COSTS } from "@trove/contract";
import { add, type Cents, sum, times, vatIncluded, ZERO_CENTS } from "@trove/money";

/** An item as the shop offers it today. */
export type Offer = { itemId: string; name: string; imageUrl: string; marketPriceCents: Cents };

/** How many of an item somebody buys, and for how much each. */
export type OrderLine = Offer & { quantity: number };

export type OrderPrice = { itemsTotal: Cents; shippingCost: Cents; total: Cents; vat: Cents };

/** One line an item, in the order in which they first stand in the cart. Leaves out what is not offered. */
export function linesOf(itemIds: readonly string[], offers: ReadonlyMap<string, Offer>): OrderLine[] {
  return [...new Set(itemIds)].flatMap((itemId) => {
    const offer = offers.get(itemId);
    return offer ? [{ ...offer, quantity: itemIds.filter((each) => each === itemId).length }] : [];
  });
}

/**
 * What an order costs: the market prices, shipping where it is sent, and the VAT inside both at the rate of the country
 * that is billed, a fraction.
 */
export function priceOrder(lines: readonly OrderLine[], method: ShippingMethod | null, vatRate: number): OrderPrice {
  const itemsTotal = sum(lines.map(({ marketPriceCents, quantity }) => times(marketPriceCents, quantity)));
  const shippingCost = method === null ? ZERO_CENTS : SHIPPING_COSTS.cart[method];
  const total = add(itemsTotal, shippingCost);
  return { itemsTotal, shippingCost, total, vat: vatIncluded(total, vatRate) };
}
