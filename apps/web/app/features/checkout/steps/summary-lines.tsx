import { times } from "@trove/money";
import { priceNow } from "../../../shell/price-now.ts";
import { ItemPicture } from "../../../ui/media/item-picture.tsx";
import { Price } from "../../../ui/price.tsx";
import type { PricedLine } from "../priced-lines.ts";
import styles from "./summary-lines.module.css";

/** More lines are shown by their pictures alone. */
const MOST_WITH_NAMES = 5;

/** The items of the order beside its later steps, where the cart is no longer in view. */
export function SummaryLines({ lines }: { lines: readonly PricedLine[] }) {
  return (
    <ul className={styles["lines"]} data-dense={lines.length > MOST_WITH_NAMES || undefined}>
      {lines.map(
        ({ itemId, item, counted }) =>
          item !== undefined && (
            <li key={itemId}>
              <span className={styles["picture"]}>
                <ItemPicture src={item.imageUrl} alt="" tier={item.tier} size="row" />
                {counted > 1 && <small>×{counted}</small>}
              </span>
              <bdi className={styles["name"]}>{item.name}</bdi>
              <Price amount={times(priceNow(item), counted)} />
            </li>
          ),
      )}
    </ul>
  );
}
