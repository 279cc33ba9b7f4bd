import { adminShipments } from "../../../locales/en/dashboard/shipments.ts";
import { useTexts } from "../../../locales/texts.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { OrderStatusMark } from "../../shipments/index.ts";
import type { OperatorShipment } from "./operator-shipment.ts";
import styles from "./shipments-page.module.css";

type Props = {
  shipment: OperatorShipment;
  /** Whether it is selected for approval; undefined if the list has no selection. */
  isChosen: boolean | undefined;
  onToggle: () => void;
  onOpen: () => void;
};

/** One shipment in the operator's list. */
export function ShipmentLine({ shipment, isChosen, onToggle, onOpen }: Props) {
  const t = useTexts(adminShipments);
  const { number, status, createdAtUtc, contactEmail, userInfoId, deliveredAtUtc, shortages } = shipment;
  return (
    <li>
      {isChosen !== undefined && (
        <label className={styles["tick"]}>
          <Checkbox checked={isChosen} onChange={onToggle} aria-label={t.select(number)} />
        </label>
      )}
      <button type="button" aria-haspopup="dialog" onClick={onOpen}>
        <strong>
          <bdi dir="ltr">{number}</bdi>
        </strong>
        <time dateTime={createdAtUtc}>{dateTimeText(createdAtUtc)}</time>
        <span className={styles["who"]}>
          {contactEmail}
          {userInfoId === null && ` (${t.guest})`}
          {shortages.length > 0 && <em>{t.short}</em>}
        </span>
        <OrderStatusMark status={status} deliveredAtUtc={deliveredAtUtc} />
      </button>
    </li>
  );
}
