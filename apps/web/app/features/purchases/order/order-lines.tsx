import { formatEuros, times } from "@trove/money";
import { Link } from "react-router";
import { orders } from "../../../locales/en/shipments/orders.ts";
import { purchases } from "../../../locales/en/purchases.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ItemPicture } from "../../../ui/media/item-picture.tsx";
import { Price } from "../../../ui/price.tsx";
import type { Purchase } from "../purchase.ts";
import letters from "../../../ui/letters.module.css";
import styles from "./order.module.css";

type Shown = Pick<
  Purchase,
  "lines" | "itemsTotal" | "shippingMethod" | "shippingCost" | "total" | "vatAmount" | "vatRate"
>;

/**
 * The ordered lines and their sums, with the names and prices at the time of the order. Those that have arrived have a
 * link to write a review.
 */
export function OrderLines({ order, isDelivered = false }: { order: Shown; isDelivered?: boolean }) {
  const t = useTexts(purchases);
  const { methods } = useTexts(orders);
  const { lines, itemsTotal, shippingMethod, shippingCost, total, vatAmount, vatRate } = order;
  return (
    <section className={styles["lines"]} aria-label={t.items}>
      <ul>
        {lines.map(({ itemId, name, imageUrl, unitPrice, quantity }) => (
          <li key={itemId}>
            <ItemPicture src={imageUrl} alt="" size="tile" />
            <span>
              <Link to={`/shop/items/${itemId}`}>
                <bdi>{name}</bdi>
              </Link>
              {isDelivered && (
                <Link to={`/shop/items/${itemId}?review=write#reviews`} className={styles["review"]}>
                  {t.review}
                </Link>
              )}
              {quantity > 1 && <small className={letters["muted"]}>{t.pieces(quantity, formatEuros(unitPrice))}</small>}
            </span>
            <Price amount={times(unitPrice, quantity)} />
          </li>
        ))}
      </ul>
      <dl>
        <div>
          <dt>{t.items}</dt>
          <dd>
            <Price amount={itemsTotal} />
          </dd>
        </div>
        {shippingMethod !== null && (
          <div>
            <dt>{t.shipping(methods[shippingMethod])}</dt>
            <dd>
              <Price amount={shippingCost} />
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
    </section>
  );
}
