import { MAX_SHIPMENT_ITEMS } from "@trove/contract/constants";
import { shipping } from "../../../locales/en/shipments/shipping.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { ItemPicture } from "../../../ui/media/item-picture.tsx";
import { Price } from "../../../ui/price.tsx";
import { TierBadge } from "../../../ui/media/tier-badge.tsx";
import letters from "../../../ui/letters.module.css";
import styles from "./items-step.module.css";
import type { ShippableItem } from "./use-shippable-items.ts";

type Props = {
  items: readonly ShippableItem[];
  chosen: readonly ShippableItem[];
  onChange: (ids: readonly string[]) => void;
};

/** The items that can be shipped, each with a checkbox. If the shipment is full, no more items can be checked. */
export function ItemsStep({ items, chosen, onChange }: Props) {
  const t = useTexts(shipping);
  const ids = new Set(chosen.map(({ id }) => id));
  // The chosen ones stay, and the first of the others fill the parcel.
  const most = items
    .toSorted((one, other) => Number(ids.has(other.id)) - Number(ids.has(one.id)))
    .slice(0, MAX_SHIPMENT_ITEMS);
  const isFull = ids.size >= MAX_SHIPMENT_ITEMS;

  function toggle(id: string): void {
    const next = ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id];
    onChange(next);
  }

  return (
    <>
      <p className={letters["muted"]}>{t.itemsHint(MAX_SHIPMENT_ITEMS)}</p>
      <div className={styles["bar"]}>
        <p role="status">{isFull ? t.full(MAX_SHIPMENT_ITEMS) : t.chosen(ids.size, MAX_SHIPMENT_ITEMS)}</p>
        {ids.size < most.length ? (
          <Button variant="outline" size="small" onClick={() => onChange(most.map(({ id }) => id))}>
            {items.length > MAX_SHIPMENT_ITEMS ? t.selectMost(MAX_SHIPMENT_ITEMS) : t.selectAll}
          </Button>
        ) : (
          <Button variant="outline" size="small" onClick={() => onChange([])}>
            {t.clear}
          </Button>
        )}
      </div>
      <ul className={styles["items"]}>
        {items.map(({ id, item, marketPrice }) => (
          <li key={id}>
            <label>
              <Checkbox
                checked={ids.has(id)}
                disabled={isFull && !ids.has(id)}
                aria-label={t.select(item.name)}
                onChange={() => toggle(id)}
              />
              <ItemPicture src={item.imageUrl} alt="" tier={item.tier} size="tile" />
              <span className={styles["words"]}>
                <strong>
                  <bdi>{item.name}</bdi>
                </strong>
                <TierBadge tier={item.tier} />
              </span>
              <Price amount={marketPrice} className={styles["price"]} />
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}
