import { MAX_SHIPMENT_ITEMS } from "@trove/contract/constants";
import { formatEuros } from "@trove/money";
import { IconX } from "../../../ui/icons/shop-icons.ts";
import { inventory } from "../../../locales/en/inventory.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button, ButtonLink, IconButton } from "../../../ui/button.tsx";
import { type Selection, sellValue, shipPath } from "./selection.ts";
import styles from "./selection-bar.module.css";

type Props = { selection: Selection; onClear: () => void; onSell: () => void };

/** Shows the total of the selection and the actions for it. */
export function SelectionBar({ selection, onClear, onSell }: Props) {
  const t = useTexts(inventory);
  const count = selection.items.size;
  return (
    <section className={styles["bar"]} data-bottom-bar aria-label={t.selectionLabel}>
      <IconButton label={t.clearSelection} onClick={onClear}>
        <IconX size={20} />
      </IconButton>
      <p role="status">{t.selected(count)}</p>
      {count > MAX_SHIPMENT_ITEMS ? (
        <small>{t.shipmentHolds(MAX_SHIPMENT_ITEMS)}</small>
      ) : (
        <ButtonLink variant="outline" to={shipPath([...selection.items.keys()])}>
          {t.shipSelected(count)}
        </ButtonLink>
      )}
      <Button onClick={onSell}>{t.sellSelected(formatEuros(sellValue(selection)))}</Button>
    </section>
  );
}
