import type { Cents } from "@trove/money";

type Offered = { marketPrice: Cents; reduction: { price: Cents } | null };

/** The price that the shop asks for an item now: reduced, or its market price. */
export const priceNow = ({ marketPrice, reduction }: Offered): Cents => reduction?.price ?? marketPrice;
