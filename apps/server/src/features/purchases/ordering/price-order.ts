import { type ShippingMethod, SHIPPING_COSTS } from "@trove/contract";
import { add, type Cents, sum, times, vatIncluded, ZERO_CENTS } from "@trove/money";

/** An item as the shop offers it today. */
export type Offer = { itemId: string; name: string; imageUrl: string; marketPriceCents: Cents };

/** An item to buy, with its quantity and its price per piece. */
export type OrderLine = Offer & { quantity: number };

export type OrderPrice = { itemsTotal: Cents; shippingCost: Cents; total: Cents; vat: Cents };

/** Makes one line per item, in order of first appearance in the cart. Leaves out items that are not offered. */
export function linesOf(itemIds: readonly string[], offers: ReadonlyMap<string, Offer>): OrderLine[] {
  return [...new Set(itemIds)].flatMap((itemId) => {
    const offer = offers.get(itemId);
    return offer ? [{ ...offer, quantity: itemIds.filter((each) => each === itemId).length }] : [];
  });
}

/**
 * Prices an order: the market prices, the shipping if it is sent, and the VAT included in both. `vatRate` is the rate
 * of the billing country, as a fraction.
 */
export function priceOrder(lines: readonly OrderLine[], method: ShippingMethod | null, vatRate: number): OrderPrice {
  const itemsTotal = sum(lines.map(({ marketPriceCents, quantity }) => times(marketPriceCents, quantity)));
  const shippingCost = method === null ? ZERO_CENTS : SHIPPING_COSTS.cart[method];
  const total = add(itemsTotal, shippingCost);
  return { itemsTotal, shippingCost, total, vat: vatIncluded(total, vatRate) };
}
