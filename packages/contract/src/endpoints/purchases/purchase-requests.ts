import { z } from "zod";
import { eurosInput, field } from "../../fields.ts";
import { idOf } from "../../ids.ts";
import { PURCHASE_OPTIONS, SHIPPING_METHODS } from "../../statuses.ts";
import { CART_ITEMS_LIMIT } from "../../settings/setting-groups.ts";
import { orderAddressInput } from "../addresses.ts";
import { paymentMethod } from "../payments/methods.ts";
import { promoCode } from "../promotions/promotions.ts";
import { linesOf } from "./lines-of.ts";

/**
 * Each id stands for one piece, so an item of which several are bought appears several times. The settings may allow
 * fewer.
 */
const itemIds = z
  .array(idOf("item"))
  .min(1, "The cart is empty")
  .max(CART_ITEMS_LIMIT, `At most ${CART_ITEMS_LIMIT} items can be bought at once`);

const orderFields = {
  itemIds,
  purchaseOption: z.enum(PURCHASE_OPTIONS),
  /** `shippingMethod`, `shippingAddress` and `useShippingAddressAsBilling` are used only if the items are sent. */
  shippingMethod: z.enum(SHIPPING_METHODS).nullish(),
  shippingAddress: orderAddressInput.nullish(),
  useShippingAddressAsBilling: z.boolean().default(false),
  billingAddress: orderAddressInput.nullish(),
  /** The price of the items plus shipping, in euros, less what a promo code takes off. */
  expectedTotal: eurosInput,
  promoCode: promoCode.nullish(),
};

/** Ids of addresses in the address book. Alternatives to addresses that are given in full. */
const fromAddressBook = { shippingAddressId: idOf("address").nullish(), billingAddressId: idOf("address").nullish() };

type Order = {
  purchaseOption: "order" | "inventory";
  shippingMethod?: string | null | undefined;
  shippingAddress?: object | null | undefined;
  shippingAddressId?: string | null | undefined;
  useShippingAddressAsBilling: boolean;
  billingAddress?: object | null | undefined;
  billingAddressId?: string | null | undefined;
};

type Issues = (order: Order, context: z.core.$RefinementCtx) => void;

function oneAddress(label: "Shipping" | "Billing", given: unknown, givenId: unknown): string | undefined {
  if (!given && !givenId) return `${label} address is required`;
  return given && givenId ? `${label} address must be given once` : undefined;
}

/**
 * Validates the fields that the purchase option requires. A purchase paid through a provider always needs a billing
 * address.
 */
const checkOrder =
  (needsBilling: boolean): Issues =>
  (order, context) => {
    const complain = (path: string[], message: string | undefined) => {
      if (message !== undefined) context.addIssue({ code: "custom", path, message });
    };
    const { shippingAddress, shippingAddressId, billingAddress, billingAddressId } = order;
    const isSent = order.purchaseOption === "order";
    if (isSent) {
      if (!order.shippingMethod) complain(["shippingMethod"], "Choose a delivery option");
      complain(["shippingAddress"], oneAddress("Shipping", shippingAddress, shippingAddressId));
    }
    const isSame = isSent && order.useShippingAddressAsBilling;
    if (!isSame && (isSent || needsBilling || billingAddress || billingAddressId)) {
      complain(["billingAddress"], oneAddress("Billing", billingAddress, billingAddressId));
    }
  };

/** Turns repeated ids into lines with quantities, the form that handlers use. */
function withLines<Body extends { itemIds: readonly string[] }>({ itemIds: ids, ...order }: Body) {
  return { ...order, lines: linesOf(ids) };
}

const guestBuyerInfo = z.strictObject({
  email: field("email"),
  firstName: field("firstName"),
  lastName: field("lastName"),
  phoneNumber: field("phoneNumber"),
});

/** The way in which a provider is paid. Without it, the shop chooses. */
const paidBy = { method: paymentMethod.optional() };

const signedInOrder = z.strictObject({ ...orderFields, ...fromAddressBook });

export const balancePurchase = signedInOrder.superRefine(checkOrder(false)).transform(withLines);
export const directPurchase = signedInOrder.extend(paidBy).superRefine(checkOrder(true)).transform(withLines);
export const guestPurchase = z
  .strictObject({ ...orderFields, ...paidBy, purchaseOption: z.literal("order"), guestBuyerInfo })
  .superRefine(checkOrder(true))
  .transform(withLines);
