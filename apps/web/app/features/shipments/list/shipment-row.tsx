import { useId, useRef } from "react";
import { IconChevronDown } from "../../../ui/icons/shop-icons.ts";
import { dateTimeText, dayText } from "../../../ui/date-text.ts";
import { ItemPicture } from "../../../ui/media/item-picture.tsx";
import { LineNames } from "../line-names.tsx";
import { OrderStatusMark } from "../order-status.tsx";
import { Arrival } from "../parcel/arrival.tsx";
import type { Shipment } from "../shipment.ts";
import { ShipmentDetails } from "./shipment-details.tsx";
import styles from "./shipment-row.module.css";
import { useArrival } from "./use-linked-shipment.ts";

type Props = {
  shipment: Shipment;
  isOpen: boolean;
  /** Whether the URL names this shipment. If so, the row is scrolled into view and focused. */
  isLinked: boolean;
  onToggle: () => void;
  onCancel: () => void;
};

/** One shipment: a button with its main facts, which expands the row to all details. */
export function ShipmentRow({ shipment, isOpen, isLinked, onToggle, onCancel }: Props) {
  const panelId = useId();
  const row = useRef<HTMLLIElement>(null);
  const { number, status, createdAtUtc, items, deliveredAtUtc } = shipment;
  useArrival(isLinked, row);

  return (
    <li ref={row} id={shipment.id} className={styles["row"]} data-open={isOpen || undefined}>
      <h2>
        <button type="button" aria-expanded={isOpen} aria-controls={panelId} onClick={onToggle}>
          {items[0] && <ItemPicture src={items[0].imageUrl} alt="" tier={items[0].tier} size="tile" />}
          <span className={styles["words"]}>
            <LineNames lines={items} />
            {!isOpen && <Arrival parcel={shipment} />}
            <span className={styles["facts"]}>
              <time dateTime={createdAtUtc} title={dateTimeText(createdAtUtc)}>
                {dayText(createdAtUtc)}
              </time>
              <bdi dir="ltr">{number}</bdi>
            </span>
          </span>
          <OrderStatusMark status={status} deliveredAtUtc={deliveredAtUtc} />
          <IconChevronDown size={20} className={styles["chevron"]} aria-hidden="true" />
        </button>
      </h2>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && <ShipmentDetails shipment={shipment} onCancel={onCancel} />}
      </div>
    </li>
  );
}
