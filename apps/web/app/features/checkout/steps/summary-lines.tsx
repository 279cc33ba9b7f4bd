import { times } from "@trove/money";
import { cart } from "../../../locales/en/cart.ts";
import { useTexts } from "../../../locales/texts.ts";
import { priceNow } from "../../../shell/price-now.ts";
import { ItemPicture } from "../../../ui/media/item-picture.tsx";
import { Price } from "../../../ui/price.tsx";
import type { PricedLine } from "../priced-lines.ts";
import styles from "./summary-lines.module.css";

/** More lines are shown by their pictures alone. */
const MOST_WITH_NAMES = 5;

/** The items of the order beside its later steps, where the cart is no longer in view, and which it leaves out. */
export function SummaryLines({ lines }: { lines: readonly PricedLine[] }) {
  const t = useTexts(cart);
  return (
    <ul
      className={styles["lines"]}
      data-dense={
        lines.every(({ problem }) => problem === undefined) && lines.length > MOST_WITH_NAMES ? true : undefined
      }
    >
      {lines.map(
        ({ itemId, item, counted, problem }) =>
          item !== undefined && (
            <li key={itemId} data-out={counted === 0 || undefined}>
              <span className={styles["picture"]}>
                <ItemPicture src={item.imageUrl} alt="" tier={item.tier} size="row" />
                {counted > 1 && <small>×{counted}</small>}
              </span>
              <span className={styles["name"]}>
                <bdi>{item.name}</bdi>
                {problem !== undefined && <small>{problem === "short" ? t.short(counted) : t[problem]}</small>}
              </span>
              {counted > 0 && <Price amount={times(priceNow(item), counted)} />}
            </li>
          ),
      )}
    </ul>
  );
}
