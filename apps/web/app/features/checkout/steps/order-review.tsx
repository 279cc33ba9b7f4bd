import type { ReactNode } from "react";
import { cart } from "../../../locales/en/cart.ts";
import { labelled } from "../../../locales/joined.ts";
import { useTexts } from "../../../locales/texts.ts";
import { promisedNow } from "../../../shell/parcels.ts";
import { promiseText } from "../../../ui/promise-text.ts";
import { Button } from "../../../ui/button.tsx";
import { ItemPicture } from "../../../ui/media/item-picture.tsx";
import { addressLines } from "../../addresses/index.ts";
import type { CartAddress, ShippingMethod } from "../../../cart/cart-fields.ts";
import type { Step } from "../effective-options.ts";
import { classes } from "../../../ui/classes.ts";
import letters from "../../../ui/letters.module.css";
import layout from "../../../ui/layout.module.css";
import styles from "./order-review.module.css";
import type { Checkout } from "../use-checkout.tsx";

function AddressText({ address }: { address: CartAddress }) {
  return (
    <>
      {address.firstName} {address.lastName}
      {addressLines(address).map((line) => (
        <span key={line}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </>
  );
}

/** Shows the order before it is placed, with a link to each step to change it. */
export function OrderReview({ checkout }: { checkout: Checkout }) {
  const t = useTexts(cart);
  const { cart: kept, options, lines, count, goTo } = checkout;
  const { shippingAddress, billingAddress, shippingMethod, guestBuyerInfo } = kept;
  const bill = kept.useShippingAddressAsBilling ? null : billingAddress;

  const deliveryText = (method: ShippingMethod) =>
    `${t.methods[method]} · ${promiseText(promisedNow(method, shippingAddress?.countryCode))}`;

  const row = (title: string, step: Step, content: ReactNode) => (
    <div className={styles["row"]}>
      <dt className={letters["hint"]}>{title}</dt>
      <dd>{content}</dd>
      <dd className={styles["change"]}>
        <Button variant="quiet" size="small" aria-label={labelled(t.change, title)} onClick={() => goTo(step)}>
          {t.change}
        </Button>
      </dd>
    </div>
  );

  const pictures = (
    <span className={classes(layout["wrap-2"], styles["pictures"])}>
      {lines.map(
        ({ itemId, item, counted }) =>
          item !== undefined &&
          counted > 0 && (
            <span key={itemId} className={styles["item"]}>
              <ItemPicture src={item.imageUrl} alt={item.name} tier={item.tier} size="tile" />
              {counted > 1 && <small>×{counted}</small>}
            </span>
          ),
      )}
    </span>
  );

  return (
    <dl className={styles["review"]}>
      {row(t.items(count), "cart", pictures)}
      {options.purchaseOption === "inventory" && row(t.deliverBy, "cart", t.intoInventory)}
      {options.purchaseOption === "order" && (
        <>
          {shippingMethod !== "" && row(t.deliverBy, "delivery", deliveryText(shippingMethod))}
          {shippingAddress !== null && row(t.deliverTo, "delivery", <AddressText address={shippingAddress} />)}
          {bill !== null && row(t.billTo, "delivery", <AddressText address={bill} />)}
          {options.paymentOption === "guest" &&
            guestBuyerInfo !== null &&
            row(t.email, "delivery", guestBuyerInfo.email)}
        </>
      )}
    </dl>
  );
}
