import { useQuery } from "../../../api/use-query.ts";
import { shipping } from "../../../locales/en/shipments/shipping.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { TravellingShipment } from "../../../ui/illustrations/travelling-shipment.tsx";
import { NextSteps } from "../parcel/next-steps.tsx";
import layout from "../../../ui/layout.module.css";
import styles from "./shipment-create-page.module.css";

type Props = {
  shipmentId: string;
  onLeave: () => void;
  /** Starts another shipment; undefined if no items are left to ship. */
  onAgain: (() => void) | undefined;
};

/** Tells the person that the shipment is ordered, what comes next, and when it arrives, with a link to it. */
export function CompleteStep({ shipmentId, onLeave, onAgain }: Props) {
  const t = useTexts(shipping);
  const { data, error } = useQuery("getShipment", { params: { id: shipmentId } });
  // Without the shipment's number and days, the way to it stays.
  if (data === undefined && error === undefined) return <SkeletonRows count={2} height={200} />;
  return (
    <div className={layout["stack-5"]}>
      <div className={styles["picture"]}>
        <TravellingShipment />
      </div>
      <div>
        {data && (
          <strong>
            <bdi dir="ltr">{data.number}</bdi>
          </strong>
        )}
        <p>{t.completeText}</p>
      </div>
      {data && <NextSteps promise={data.promise} number={data.number} />}
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
