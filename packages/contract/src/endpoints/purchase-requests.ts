import { z } from "zod";
import { MAX_CART_ITEMS, MAX_SAME_ITEM } from "../constants.ts";
import { countryOf } from "../countries.ts";
import { eurosInput, field } from "../fields.ts";
import { idOf } from "../ids.ts";
import { PURCHASE_OPTIONS, SHIPPING_METHODS } from "../statuses.ts";
import { orderAddressInput } from "./addresses.ts";

function mostOfOne(itemIds: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const itemId of itemIds) counts.set(itemId, (counts.get(itemId) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/** An item appears once per piece, as in the cart. */
const itemIds = z
  .array(idOf("item"))
  .min(1, "The cart is empty")
  .max(MAX_CART_ITEMS, `At most ${MAX_CART_ITEMS} items can be bought at once`)
  .refine((ids) => mostOfOne(ids) <= MAX_SAME_ITEM, `At most ${MAX_SAME_ITEM} of the same item can be bought at once`);

const orderFields = {
  itemIds,
  purchaseOption: z.enum(PURCHASE_OPTIONS),
  /** This field, the shipping address and the flag are used only if the items are sent. */
  shippingMethod: z.enum(SHIPPING_METHODS).nullish(),
  shippingAddress: orderAddressInput.nullish(),
  useShippingAddressAsBilling: z.boolean().default(false),
  billingAddress: orderAddressInput.nullish(),
  /** In euros, items plus shipping. */
  expectedTotal: eurosInput,
};

/** Ids from the address book, as an alternative to the addresses. */
const fromAddressBook = { shippingAddressId: idOf("address").nullish(), billingAddressId: idOf("address").nullish() };

type Order = {
  purchaseOption: "order" | "inventory";
  shippingMethod?: string | null | undefined;
  shippingAddress?: { countryCode: string } | null | undefined;
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
      const country = shippingAddress && countryOf(shippingAddress.countryCode);
      if (country && !country.canShip) {
        complain(["shippingAddress", "countryCode"], `We can't deliver to ${country.name} yet`);
      }
    }
    const isSame = isSent && order.useShippingAddressAsBilling;
    if (!isSame && (isSent || needsBilling || billingAddress || billingAddressId)) {
      complain(["billingAddress"], oneAddress("Billing", billingAddress, billingAddressId));
    }
  };

const guestBuyerInfo = z.strictObject({
  email: field("email"),
  firstName: field("firstName"),
  lastName: field("lastName"),
  phoneNumber: field("phoneNumber"),
});

export const balancePurchase = z.strictObject({ ...orderFields, ...fromAddressBook }).superRefine(checkOrder(false));
export const directPurchase = z.strictObject({ ...orderFields, ...fromAddressBook }).superRefine(checkOrder(true));
export const guestPurchase = z
  .strictObject({ ...orderFields, purchaseOption: z.literal("order"), guestBuyerInfo })
  .superRefine(checkOrder(true));
