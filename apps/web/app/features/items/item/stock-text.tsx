import { item as itemTexts } from "../../../locales/en/items/item.ts";
import { useTexts } from "../../../locales/texts.ts";
import styles from "./item-page.module.css";

/** The availability in words. `stock` is null if it is unlimited. */
export function StockText({ stock, isSellable }: { stock: number | null; isSellable: boolean }) {
  const t = useTexts(itemTexts);
  const text = !isSellable ? t.notSold : stock === null ? t.inStock : stock === 0 ? t.soldOutText : t.stock(stock);
  return (
    <p className={styles["stock"]} data-available={stock !== 0}>
      {text}
    </p>
  );
}
