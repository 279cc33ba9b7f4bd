import { add, type Cents, subtract, sum, times, toEuros } from "@trove/money";

type Line = { unitPriceCents: Cents; listPriceCents: Cents; quantity: number };
type Discounted = { promoCode: string | null; shippingDiscountCents: Cents; lines: readonly Line[] };

/** Returns what the promo code of an order took off its items and shipping. Null without a code. */
export function orderDiscount({ promoCode: code, shippingDiscountCents: shippingCents, lines }: Discounted) {
  if (code === null) return null;
  const itemsCents = sum(
    lines.map(({ unitPriceCents, listPriceCents, quantity }) =>
      times(subtract(listPriceCents, unitPriceCents), quantity),
    ),
  );
  return { code, itemsCents, shippingCents, cents: add(itemsCents, shippingCents) };
}

/** The same in wire form. */
export function discountResponse(order: Discounted) {
  const discount = orderDiscount(order);
  if (discount === null) return null;
  const { code, itemsCents, shippingCents } = discount;
  return { code, itemsDiscount: toEuros(itemsCents), shippingDiscount: toEuros(shippingCents) };
}

/** Renders a line in wire form. */
export const lineResponse = <Each extends Line>({ unitPriceCents, listPriceCents, ...line }: Each) => {
  return { ...line, unitPrice: toEuros(unitPriceCents), listPrice: toEuros(listPriceCents) };
};
