import type { CartAddress, CartFields } from "../../../cart/cart-fields.ts";
import type { Options } from "../effective-options.ts";

type Place = "shippingAddress" | "billingAddress";

/** An address as an order names it: by its id in the address book, else in full. */
function placed(place: Place, address: CartAddress | null) {
  if (address === null) return {};
  const { id, ...plain } = address;
  return id === undefined ? { [place]: plain } : { [`${place}Id`]: id };
}

/** Where an order goes and who gets the bill; nothing of that for what the balance pays into the inventory. */
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

/** The first step whose answer an order still lacks, such as after another tab changed its mind. */
export function missingStep(cart: CartFields, { purchaseOption, paymentOption }: Options) {
  if (purchaseOption === "inventory") return undefined;
  if (cart.shippingMethod === "") return "delivery";
  if (cart.shippingAddress === null) return "address";
  if (!cart.useShippingAddressAsBilling && cart.billingAddress === null) return "address";
  return paymentOption === "guest" && cart.guestBuyerInfo === null ? "address" : undefined;
}
