import type { CartAddress, CartFields } from "../../../cart/cart-fields.ts";
import type { Options, Step } from "../effective-options.ts";

type Place = "shippingAddress" | "billingAddress";

/** An address in an order: by its address book id, else in full. */
function placed(place: Place, address: CartAddress | null) {
  if (address === null) return {};
  const { id, ...plain } = address;
  return id === undefined ? { [place]: plain } : { [`${place}Id`]: id };
}

/** The shipping and billing address. Purchases into the inventory paid from the balance need neither. */
export function placesOf(cart: CartFields, { purchaseOption, paymentOption }: Options) {
  const isOrder = purchaseOption === "order";
  const isSame = isOrder && cart.useShippingAddressAsBilling;
  const needsBilling = !isSame && (isOrder || paymentOption !== "balance");
  return {
    purchaseOption,
    shippingMethod: isOrder ? cart.shippingMethod || null : null,
    useShippingAddressAsBilling: isSame,
    ...placed("shippingAddress", isOrder ? cart.shippingAddress : null),
    ...placed("billingAddress", needsBilling ? cart.billingAddress : null),
  };
}

/** The step whose data are missing, for example after another tab changed the options; undefined if none are. */
export function missingStep(cart: CartFields, { purchaseOption, paymentOption }: Options): Step | undefined {
  if (purchaseOption === "inventory") return undefined;
  const isBilled = cart.useShippingAddressAsBilling || cart.billingAddress !== null;
  const isKnown = paymentOption !== "guest" || cart.guestBuyerInfo !== null;
  const isComplete = cart.shippingMethod !== "" && cart.shippingAddress !== null && isBilled && isKnown;
  return isComplete ? undefined : "delivery";
}
