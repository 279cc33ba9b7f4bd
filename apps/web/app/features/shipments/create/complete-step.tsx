import { useEffect, useRef } from "react";
import { useQuery } from "../../../api/use-query.ts";
import { shipping } from "../../../locales/en/shipments/shipping.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { TravellingShipment } from "../../../ui/illustrations/travelling-shipment.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import { NextSteps } from "../parcel/next-steps.tsx";
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
  const place = useRef<HTMLDivElement>(null);
  const { data, error } = useQuery("getShipment", { params: { id: shipmentId } });
  useEffect(() => {
    window.scrollTo(0, 0);
    place.current?.querySelector("h1")?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} className={styles["done"]}>
      <div className={styles["picture"]}>
        <TravellingShipment />
      </div>
      <PageTitle title={t.completeTitle} />
      <p>{t.completeText}</p>
      {/* Without the shipment's number and days, the way to it stays. */}
      {data === undefined && error === undefined && <SkeletonRows count={1} height={240} />}
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
      {data && (
        <bdi dir="ltr" className={styles["number"]}>
          {data.number}
        </bdi>
      )}
    </div>
  );
}
