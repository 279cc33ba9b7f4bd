import type { OrderActor, OrderStatus } from "@trove/contract/statuses";
import { orders } from "../../../locales/en/shipments/orders.ts";
import { parcel as parcelTexts } from "../../../locales/en/shipments/parcel.ts";
import { shipments } from "../../../locales/en/shipments/shipments.ts";
import { useTexts } from "../../../locales/texts.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import { type Shipment, wayOf } from "../shipment.ts";
import styles from "./shipment-timeline.module.css";

type Props = {
  shipment: Pick<Shipment, "history" | "deliveredAtUtc" | "carrierSteps">;
  /** The names by which the reader knows the actors. The default is for the shipment's owner. */
  actors?: Readonly<Record<Exclude<OrderActor, "System">, string>>;
};

/** The history of a shipment with the steps of its carrier, oldest first. */
export function ShipmentTimeline({ shipment, actors }: Props) {
  const t = useTexts(shipments);
  const { statuses, delivered, bySystem } = useTexts(orders);
  const { carrier } = useTexts(parcelTexts);
  const reasons: Partial<Record<OrderStatus, string>> = bySystem;
  return (
    <ol className={styles["timeline"]}>
      {wayOf(shipment).map((event) => (
        <li key={`${"step" in event ? event.step : event.status}-${event.atUtc}`}>
          {"step" in event ? (
            <>
              <strong>{carrier[event.step]}</strong>
              <span>
                <time dateTime={event.atUtc}>{dateTimeText(event.atUtc)}</time> <bdi>{event.place}</bdi>
              </span>
            </>
          ) : (
            <>
              <strong>{event.isDelivery ? delivered : statuses[event.status]}</strong>
              <span>
                <time dateTime={event.atUtc}>{dateTimeText(event.atUtc)}</time>{" "}
                {event.actor === "System" ? reasons[event.status] : (actors ?? t.actors)[event.actor]}
              </span>
              {event.note !== null && !event.isDelivery && event.actor !== "System" && <q>{event.note}</q>}
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
