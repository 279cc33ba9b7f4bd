import type { Cents } from "@trove/money";
import { reduction as reductionTexts } from "../../locales/en/items/reduction.ts";
import { useTexts } from "../../locales/texts.ts";
import { priceNow } from "../../shell/price-now.ts";
import { classes } from "../../ui/classes.ts";
import { dayText } from "../../ui/date-text.ts";
import { Price } from "../../ui/price.tsx";
import styles from "./item-price.module.css";

type Reduction = { price: Cents; lowestPrice: Cents; percent: number; untilUtc: string };
type Props = {
  item: { marketPrice: Cents; reduction: Reduction | null };
  /** On the item's own page: large, and with the reduction's last day. */
  isWhole?: boolean;
};

/** The price of an item. While it is reduced, also the lowest price of the 30 days before, and the percent off. */
export function ItemPrice({ item, isWhole = false }: Props) {
  const t = useTexts(reductionTexts);
  const { reduction } = item;
  const price = <Price amount={priceNow(item)} size={isWhole ? "large" : "medium"} />;
  if (reduction === null) return price;
  return (
    <div>
      <span className={styles["now"]}>
        {price}
        <bdi dir="ltr" className={styles["less"]}>
          {t.less(reduction.percent)}
        </bdi>
      </span>
      <small className={classes(styles["before"], isWhole && styles["whole"])}>
        {t.lowest} <Price amount={reduction.lowestPrice} />
      </small>
      {isWhole && (
        <small className={classes(styles["before"], styles["whole"])}>{t.until(dayText(reduction.untilUtc))}</small>
      )}
    </div>
  );
}
