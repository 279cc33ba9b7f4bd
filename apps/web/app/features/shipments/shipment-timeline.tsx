import { orders } from "../../locales/en/orders.ts";
import { shipments } from "../../locales/en/shipments.ts";
import { useTexts } from "../../locales/texts.ts";
import { dateTimeText } from "../../ui/date-text.ts";
import type { Shipment } from "./shipment.ts";
import styles from "./shipment-timeline.module.css";

/** What happened to a shipment, oldest first. */
export function ShipmentTimeline({ shipment: { history, deliveredAtUtc } }: { shipment: Shipment }) {
  const t = useTexts(shipments);
  const { statuses } = useTexts(orders);
  return (
    <div>
      <h3>{t.timeline}</h3>
      <ol className={styles["timeline"]}>
        {history.map(({ status, atUtc, actor, note }) => (
          <li key={`${status}-${atUtc}`}>
            <strong>{statuses[status]}</strong>
            <span>
              <time dateTime={atUtc}>{dateTimeText(atUtc)}</time> {t.actors[actor]}
            </span>
            {note !== null && <q>{note}</q>}
          </li>
        ))}
        {deliveredAtUtc !== null && (
          <li>
            <strong>{t.deliveredOn}</strong>
            <span>
              <time dateTime={deliveredAtUtc}>{dateTimeText(deliveredAtUtc)}</time>
            </span>
          </li>
        )}
      </ol>
    </div>
  );
}
