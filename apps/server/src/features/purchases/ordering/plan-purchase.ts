import {
  type PaymentOption,
  type PromisedDays,
  type RulesByCountry,
  type Settings,
  shippingCost,
  type ShippingMethod,
  weightOf,
} from "@trove/contract";
import { add, type Cents, subtract, sum, times, toEuros, vatIncluded, ZERO_CENTS } from "@trove/money";
import type { NewPurchase, OrderLine } from "../../../command/functions.generated.ts";
import type { Chance } from "../../../command/chance.ts";
import { Refusal } from "../../../command/refusal.ts";
import { HOME_COUNTRY } from "../../application-info/index.ts";
import { promoDiscount, type PromoOffer, promoRefused } from "../../promotions/index.ts";
import { ORDER_NUMBERS, orderNumber } from "../../shipments/index.ts";
import type { Parties } from "../invoices/parties.ts";
import { type OrderAddresses, orderAddresses, type OrderRequest } from "./order-addresses.ts";
import type { GuestBuyer, OrderContext } from "./purchases.store.ts";

type Line = OrderContext["lines"][number];

type OrderPrice = {
  itemsTotal: Cents;
  shippingCost: Cents;
  total: Cents;
  vat: Cents;
  /** The amounts that a promo code took off. */
  itemsDiscount: Cents;
  shippingDiscount: Cents;
};

type Method = { method: ShippingMethod | null; countryCode: string | undefined };

/**
 * Prices an order: the items at the shop's prices, the shipping if the order is sent, less what a promo code takes off,
 * and the VAT that both include. `vatRate` is a fraction.
 * - A code makes no shipping dearer: whether it is free depends on the items' prices without the code.
 * - Throws PROMO_REFUSED, also if the order isn't sent and the code is for shipping, or counts the uses of a person.
 */
function priceOrder(
  lines: readonly Line[],
  { method, countryCode }: Method,
  { shipping, offer }: { shipping: Settings["shipping"]; offer: PromoOffer | null },
  vatRate: number,
) {
  const listTotal = sum(lines.map(({ marketPriceCents, quantity }) => times(marketPriceCents, quantity)));
  const parcel = { flow: "cart", countryCode, itemsTotal: listTotal, grams: weightOf(lines, shipping) } as const;
  const listShipping = method === null ? ZERO_CENTS : shippingCost(shipping, { ...parcel, method });
  const { lines: paid, itemsDiscount, isShippingFree, isOnlySent } = promoDiscount(lines, offer);
  if (isOnlySent && method === null) throw promoRefused("OnlySent");
  const shippingDiscount = isShippingFree ? listShipping : ZERO_CENTS;
  const itemsTotal = subtract(listTotal, itemsDiscount);
  const sending = subtract(listShipping, shippingDiscount);
  const total = add(itemsTotal, sending);
  const vat = vatIncluded(total, vatRate);
  const price: OrderPrice = { itemsTotal, shippingCost: sending, total, vat, itemsDiscount, shippingDiscount };
  return { paid, price };
}

/** An order that the shop can accept at this moment. */
export type PurchasePlan = {
  purchaseId: string;
  number: string;
  shipment: { shipmentId: string; number: string } | null;
  lines: OrderLine[];
  price: OrderPrice;
  /** The VAT rate in hundredths of a percent. */
  vatBasisPoints: number;
  /** The share of market prices that the items will sell for, in hundredths of a percent. */
  sellBasisPoints: number;
  addresses: OrderAddresses;
};

/** Throws NOT_FOUND for unknown items and OUT_OF_STOCK for items that are not for sale. */
export function requireLines({ lines }: OrderContext, wanted: OrderRequest["lines"]): OrderContext["lines"] {
  if (lines.length < wanted.length) throw new Refusal("NOT_FOUND", { detail: "An item in the cart wasn't found" });
  const gone = lines.filter(({ isForSale }) => !isForSale);
  if (gone.length > 0) {
    throw new Refusal("OUT_OF_STOCK", { params: { items: gone.map(({ itemId }) => ({ itemId, available: 0 })) } });
  }
  return lines;
}

/** Throws VALIDATION_FAILED for too many items, or too many of one. */
function requireWithinLimits({ lines }: OrderRequest, { maxCartItems, maxSameItem }: Settings["orders"]): void {
  const count = lines.reduce((pieces, { quantity }) => pieces + quantity, 0);
  const texts = [
    ...(count > maxCartItems ? [`At most ${maxCartItems} items can be bought at once`] : []),
    ...(lines.some(({ quantity }) => quantity > maxSameItem)
      ? [`At most ${maxSameItem} of the same item can be bought at once`]
      : []),
  ];
  if (texts.length > 0) throw new Refusal("VALIDATION_FAILED", { errors: { itemIds: texts } });
}

/**
 * Plans an order. Throws:
 * - NOT_FOUND for an unknown item or an address that is not the person's
 * - OUT_OF_STOCK for items that are not for sale
 * - VALIDATION_FAILED for too many items and a country that we don't ship to
 * - PROMO_REFUSED for a code that can't be used
 * - PRICE_CHANGED, which states both totals and the items' prices
 */
export function planPurchase(
  context: OrderContext,
  purchaseId: string,
  request: OrderRequest,
  { selling, orders, shipping, countries: { countries: rules } }: Settings,
  { newId, below }: Chance,
  /** The VAT rate that the invoice states for a billing country, as a fraction. */
  vatRateFor: (rules: RulesByCountry, countryCode: string) => number,
): PurchasePlan {
  requireWithinLimits(request, orders);
  const wanted = requireLines(context, request.lines);
  const addresses = orderAddresses(context.addresses, request, rules);
  const isSent = request.purchaseOption === "order";
  const vatRate = vatRateFor(rules, addresses.billing?.countryCode ?? HOME_COUNTRY);
  const method = isSent ? (request.shippingMethod ?? null) : null;
  const sent = { method, countryCode: addresses.shipping?.countryCode };
  const { paid, price } = priceOrder(wanted, sent, { shipping, offer: context.promo }, vatRate);
  const lines = paid.map(({ itemId, name, imageUrl, marketPriceCents, quantity, unitPriceCents }) => {
    return { itemId, name, imageUrl, marketPriceCents, quantity, unitPriceCents };
  });
  if (price.total !== request.expectedTotal) {
    const items = lines.map(({ itemId, marketPriceCents }) => ({ itemId, price: toEuros(marketPriceCents) }));
    const params = { expected: toEuros(request.expectedTotal), actual: toEuros(price.total), items };
    throw new Refusal("PRICE_CHANGED", { params });
  }
  const newNumber = (letter: "O" | "S") => orderNumber(letter, below(ORDER_NUMBERS));
  const shipment = isSent ? { shipmentId: newId(), number: newNumber("S") } : null;
  const vatBasisPoints = Math.round(vatRate * 10_000);
  const sellBasisPoints = Number(`${selling.sellRatePercent}e2`);
  return { purchaseId, number: newNumber("O"), shipment, lines, price, vatBasisPoints, sellBasisPoints, addresses };
}

/** The fields of a purchase that depend on how it is paid. */
type Terms = Pick<NewPurchase, "status" | "language" | "paymentId" | "transactionIds"> & {
  /** When the parcel arrives. Null before the payment, and if nothing is sent. */
  promise: PromisedDays | null;
  paymentOption: PaymentOption;
  /** A guest's contact details. Null for a person, who has an account. */
  buyer: GuestBuyer | null;
  parties: Parties;
  /** Hashes of what tells that two orders are of one person. */
  holders: string[];
};

/** Builds the purchase row to write. */
export function purchaseRecord(
  plan: PurchasePlan,
  request: OrderRequest,
  { promise, holders, ...terms }: Terms,
): NewPurchase {
  const { purchaseId, number, shipment, lines, price, vatBasisPoints, sellBasisPoints, addresses } = plan;
  const { shippingMethod, promoCode } = request;
  const { itemsDiscount, shippingDiscount } = price;
  // A code that takes nothing off is not used.
  const isUsed = add(itemsDiscount, shippingDiscount) > ZERO_CENTS;
  const promo = promoCode && isUsed ? { code: promoCode, holders, shippingDiscountCents: shippingDiscount } : null;
  return {
    ...terms,
    purchaseId,
    number,
    lines,
    shipment:
      shipment && shippingMethod
        ? {
            ...shipment,
            shippingMethod,
            shippingCostCents: price.shippingCost,
            shippingAddress: addresses.shipping,
            contactEmail: terms.buyer?.email ?? null,
            language: terms.language,
            promise,
          }
        : null,
    purchaseOption: request.purchaseOption,
    itemsTotalCents: price.itemsTotal,
    shippingMethod: shipment === null ? null : (shippingMethod ?? null),
    shippingCostCents: price.shippingCost,
    vatCents: price.vat,
    vatBasisPoints,
    sellBasisPoints,
    billingAddress: addresses.billing,
    shippingAddress: addresses.shipping,
    promo,
  };
}
