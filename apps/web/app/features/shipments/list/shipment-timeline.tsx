import type { OrderActor, OrderStatus } from "@trove/contract/statuses";
import { orders } from "../../../locales/en/shipments/orders.ts";
import { shipments } from "../../../locales/en/shipments/shipments.ts";
import { useTexts } from "../../../locales/texts.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import { eventsOf, type Shipment } from "../shipment.ts";
import styles from "./shipment-timeline.module.css";

type Props = {
  shipment: Pick<Shipment, "history" | "deliveredAtUtc">;
  /** The names by which the reader knows the actors. The default is for the shipment's owner. */
  actors?: Readonly<Record<Exclude<OrderActor, "System">, string>>;
};

/** The history of a shipment, oldest first. */
export function ShipmentTimeline({ shipment, actors }: Props) {
  const t = useTexts(shipments);
  const { statuses, delivered, bySystem } = useTexts(orders);
  const reasons: Partial<Record<OrderStatus, string>> = bySystem;
  return (
    <ol className={styles["timeline"]}>
      {eventsOf(shipment).map(({ status, atUtc, actor, note, isDelivery }) => (
        <li key={`${status}-${atUtc}`}>
          <strong>{isDelivery ? delivered : statuses[status]}</strong>
          <span>
            <time dateTime={atUtc}>{dateTimeText(atUtc)}</time>{" "}
            {actor === "System" ? reasons[status] : (actors ?? t.actors)[actor]}
          </span>
          {note !== null && !isDelivery && actor !== "System" && <q>{note}</q>}
        </li>
      ))}
    </ol>
  );
}
