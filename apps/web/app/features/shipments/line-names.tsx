import { orders } from "../../locales/en/shipments/orders.ts";
import { useTexts } from "../../locales/texts.ts";
import styles from "./line-names.module.css";

type Line = { itemId: string; name: string; quantity: number };

/** More names than these make a card too high to compare it with others. */
const SHOWN = 2;

/** The names of an order's or shipment's items, one a line, with how many there are of each, and how many more. */
export function LineNames({ lines }: { lines: readonly Line[] }) {
  const t = useTexts(orders);
  const items = [...Map.groupBy(lines, ({ itemId }) => itemId).values()].flatMap((same) => {
    const [first] = same;
    return first === undefined ? [] : [{ ...first, quantity: same.reduce((sum, { quantity }) => sum + quantity, 0) }];
  });
  const left = items.slice(SHOWN).reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <span className={styles["names"]}>
      {items.slice(0, SHOWN).map(({ itemId, name, quantity }) => (
        <span key={itemId}>
          <bdi>{name}</bdi>
          {quantity > 1 && ` ${t.times(quantity)}`}
        </span>
      ))}
      {left > 0 && <small>{t.more(left)}</small>}
    </span>
  );
}
