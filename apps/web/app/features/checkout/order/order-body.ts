import type { CartAddress, CartFields } from "../../../cart/cart-fields.ts";
import type { Options, Step } from "../effective-options.ts";

type Place = "shippingAddress" | "billingAddress";

/** An address in a request: its id in the address book, or all its lines if it has none. */
function placed(place: Place, address: CartAddress | null) {
  if (address === null) return {};
  const { id, ...plain } = address;
  return id === undefined ? { [place]: plain } : { [`${place}Id`]: id };
}

/** The shipping and billing address. Orders into the inventory that are paid from the balance need neither. */
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

/** The country of the address to which the order is billed. */
export function billingCountry(cart: CartFields, { purchaseOption }: Options): string | undefined {
  const isSame = purchaseOption === "order" && cart.useShippingAddressAsBilling;
  return (isSame ? cart.shippingAddress : cart.billingAddress)?.countryCode;
}

/** The step whose data are missing; undefined if none. Data can be missing if another tab changed the options. */
export function missingStep(cart: CartFields, { purchaseOption, paymentOption }: Options): Step | undefined {
  if (purchaseOption === "inventory") return undefined;
  const isBilled = cart.useShippingAddressAsBilling || cart.billingAddress !== null;
  const isKnown = paymentOption !== "guest" || cart.guestBuyerInfo !== null;
  const isComplete = cart.shippingMethod !== "" && cart.shippingAddress !== null && isBilled && isKnown;
  return isComplete ? undefined : "delivery";
}
