import { IconExternalLink } from "../../../ui/icons/shop-icons.ts";
import { shipments } from "../../../locales/en/shipments/shipments.ts";
import { useTexts } from "../../../locales/texts.ts";
import styles from "./shipment-tracking.module.css";
import type { Shipment } from "../shipment.ts";

type Props = { shipment: Pick<Shipment, "carrier" | "trackingNumber" | "trackingUrl"> };

/**
 * The carrier and the tracking number, with a link to the carrier's page if the shop knows it. Shows nothing before the
 * shipment is sent.
 */
export function ShipmentTracking({ shipment }: Props) {
  const t = useTexts(shipments);
  const { carrier, trackingNumber, trackingUrl } = shipment;
  if (carrier === null || trackingNumber === null) return null;
  return (
    <div className={styles["tracking"]}>
      <h3 className="visually-hidden">{t.tracking}</h3>
      {trackingUrl !== null && (
        <a href={trackingUrl} target="_blank" rel="noreferrer">
          {t.track(carrier)} <IconExternalLink size={16} aria-hidden="true" />
          <span className="visually-hidden"> ({t.opensTab})</span>
        </a>
      )}
      <p>
        {carrier}, <bdi dir="ltr">{trackingNumber}</bdi>
      </p>
    </div>
  );
}
