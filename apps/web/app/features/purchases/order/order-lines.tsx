import type { ReactNode } from "react";
import { add, formatEuros, times, ZERO_CENTS } from "@trove/money";
import { Link } from "react-router";
import { orders } from "../../../locales/en/shipments/orders.ts";
import { purchases } from "../../../locales/en/purchases.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ItemPicture } from "../../../ui/media/item-picture.tsx";
import { Price } from "../../../ui/price.tsx";
import { type Purchase, takenOff } from "../purchase.ts";
import letters from "../../../ui/letters.module.css";
import styles from "./order.module.css";

type Shown = Pick<
  Purchase,
  "lines" | "itemsTotal" | "discount" | "shippingMethod" | "shippingCost" | "total" | "vatAmount" | "vatRate"
>;

type Props = {
  order: Shown;
  isDelivered?: boolean;
  /** Buttons. */
  children?: ReactNode;
};

/**
 * The ordered lines and their sums, with the names and prices at the time of the order. Those that have arrived have a
 * link to write a review.
 */
export function OrderLines({ order, isDelivered = false, children }: Props) {
  const t = useTexts(purchases);
  const { methods } = useTexts(orders);
  const { lines, itemsTotal, discount, shippingMethod, shippingCost, total, vatAmount, vatRate } = order;
  return (
    <section className={styles["lines"]} aria-label={t.items}>
      <ul>
        {lines.map(({ itemId, name, imageUrl, listPrice, quantity }) => (
          <li key={itemId}>
            <ItemPicture src={imageUrl} alt="" size="tile" />
            <span>
              <Link to={`/shop/items/${itemId}`}>
                <bdi>{name}</bdi>
              </Link>
              {quantity > 1 && <small className={letters["muted"]}>{t.pieces(quantity, formatEuros(listPrice))}</small>}
              {isDelivered && (
                <Link to={`/shop/items/${itemId}?review=write#reviews`} className={styles["review"]}>
                  {t.review}
                </Link>
              )}
            </span>
            <Price amount={times(listPrice, quantity)} />
          </li>
        ))}
      </ul>
      <dl>
        <div>
          <dt>{t.items}</dt>
          <dd>
            <Price amount={add(itemsTotal, discount?.itemsDiscount ?? ZERO_CENTS)} />
          </dd>
        </div>
        {shippingMethod !== null && (
          <div>
            <dt>{t.shipping(methods[shippingMethod])}</dt>
            <dd>
              <Price amount={add(shippingCost, discount?.shippingDiscount ?? ZERO_CENTS)} />
            </dd>
          </div>
        )}
        {discount !== null && (
          <div>
            <dt>{t.discount(discount.code)}</dt>
            <dd>
              <Price amount={takenOff(discount)} />
            </dd>
          </div>
        )}
        <div data-total>
          <dt>{t.total}</dt>
          <dd>
            <Price amount={total} />
          </dd>
        </div>
        {vatRate > 0 && (
          <div data-quiet>
            <dt>{t.vat(vatRate)}</dt>
            <dd>
              <Price amount={vatAmount} />
            </dd>
          </div>
        )}
      </dl>
      {children}
    </section>
  );
}
