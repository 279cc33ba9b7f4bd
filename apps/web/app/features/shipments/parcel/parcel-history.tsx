import { shipments } from "../../../locales/en/shipments/shipments.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ShipmentTimeline } from "../list/shipment-timeline.tsx";
import { latestStep, type ParcelState } from "./parcel-state.ts";
import styles from "./parcel.module.css";

/** All that happened with a parcel. Closed until the reader asks for it, unless the carrier tells of its way. */
export function ParcelHistory({ parcel }: { parcel: ParcelState }) {
  const t = useTexts(shipments);
  return (
    <details className={styles["history"]} open={latestStep(parcel) !== undefined}>
      <summary>
        <h3>{t.timeline}</h3>
      </summary>
      <ShipmentTimeline shipment={parcel} />
    </details>
  );
}
