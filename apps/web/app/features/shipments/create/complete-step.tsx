import { shipping } from "../../../locales/en/shipments/shipping.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Parcel } from "../../../ui/illustrations/parcel.tsx";
import styles from "./shipment-create-page.module.css";

type Props = {
  shipmentId: string;
  onLeave: () => void;
  /** Begins the next parcel; missing where nothing is left to send. */
  onAgain: (() => void) | undefined;
};

/** The parcel is ordered; from here it is followed. */
export function CompleteStep({ shipmentId, onLeave, onAgain }: Props) {
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
        {onAgain && (
          <Button variant="quiet" onClick={onAgain}>
            {t.again}
          </Button>
        )}
      </div>
    </div>
  );
}
