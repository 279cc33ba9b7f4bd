import { shipping } from "../../locales/en/shipping.ts";
import { useTexts } from "../../locales/texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Parcel } from "../../ui/illustrations/parcel.tsx";
import styles from "./shipment-create-page.module.css";

/** The parcel is ordered; from here it is followed. */
export function CompleteStep({ shipmentId, onLeave }: { shipmentId: string; onLeave: () => void }) {
  const t = useTexts(shipping);
  return (
    <div className={styles["complete"]}>
      <div className={styles["picture"]}>
        <Parcel />
      </div>
      <p>{t.completeText}</p>
      <div className={styles["ways"]}>
        <ButtonLink to={`/shipments#${shipmentId}`} onClick={onLeave}>
          {t.toShipment}
        </ButtonLink>
        <ButtonLink variant="outline" to="/inventory" onClick={onLeave}>
          {t.toInventory}
        </ButtonLink>
      </div>
    </div>
  );
}
