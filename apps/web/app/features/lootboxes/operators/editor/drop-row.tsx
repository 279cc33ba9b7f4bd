import type { KeyboardEvent } from "react";
import { IconLock, IconTrash } from "../../../../ui/icons/shop-icons.ts";
import { IconLockOpen2 } from "../../../../ui/icons/dashboard-icons.ts";
import { formatEuros } from "@trove/money";
import { adminBoxes } from "../../../../locales/en/lootboxes/operators/boxes.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { IconButton } from "../../../../ui/button.tsx";
import { ItemPicture } from "../../../../ui/media/item-picture.tsx";
import { type FormDrop, ticketsIn } from "./box-form.ts";
import layout from "../../../../ui/layout.module.css";
import styles from "./drops-table.module.css";

type Props = {
  drop: FormDrop;
  tickets: number;
  /** The drop's share of the average win, from 0 to 1. */
  part: number;
  beatsPrice: boolean;
  isReadOnly: boolean;
  onChange: (changes: Partial<FormDrop>) => void;
  /** Handles keys pressed in the ticket field. */
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onRemove: () => void;
};

export function DropRow({ drop, tickets, part, beatsPrice, isReadOnly, onChange, onKeyDown, onRemove }: Props) {
  const t = useTexts(adminBoxes).drops;
  const { item, isLocked } = drop;
  const chance = tickets / 1_000_000;
  return (
    <tr data-beats={beatsPrice || undefined}>
      <th scope="row">
        <span className={layout["row-3"]}>
          <ItemPicture src={item.imageUrl} alt="" tier={item.tier} size="row" />
          <span>
            <bdi>{item.name}</bdi>
            <small>
              <bdi dir="ltr">{formatEuros(item.marketPrice)}</bdi>
              {!item.isActive && <em>{t.inactive}</em>}
            </small>
          </span>
        </span>
      </th>
      <td data-label={t.tickets}>
        <input
          data-tickets
          className={styles["tickets"]}
          inputMode="numeric"
          autoComplete="off"
          aria-label={t.ticketsOf(item.name)}
          aria-invalid={ticketsIn(drop.tickets) === undefined || undefined}
          readOnly={isReadOnly || isLocked}
          value={drop.tickets}
          onChange={({ currentTarget }) => onChange({ tickets: currentTarget.value })}
          onKeyDown={onKeyDown}
        />
      </td>
      <td data-label={t.chance}>
        {t.exactly(tickets)}
        {chance > 0 && chance < 1 && <small>{t.oneIn(chance)}</small>}
      </td>
      <td data-label={t.part}>
        {t.share(part)}
        <span className={styles["bar"]} style={{ inlineSize: `calc(100% * ${part})` }} />
      </td>
      <td className={styles["tools"]}>
        {!isReadOnly && (
          <>
            <IconButton
              label={t.lock(item.name)}
              aria-pressed={isLocked}
              onClick={() => onChange({ isLocked: !isLocked })}
            >
              {isLocked ? <IconLock size={18} /> : <IconLockOpen2 size={18} />}
            </IconButton>
            <IconButton label={t.remove(item.name)} onClick={onRemove}>
              <IconTrash size={18} />
            </IconButton>
          </>
        )}
      </td>
    </tr>
  );
}
