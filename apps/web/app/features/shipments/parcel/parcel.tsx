import type { ReactNode } from "react";
import { Link } from "react-router";
import { orders } from "../../../locales/en/shipments/orders.ts";
import { parcel as parcelTexts } from "../../../locales/en/shipments/parcel.ts";
import { withdrawals } from "../../../locales/en/withdrawals/withdrawals.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useAppInfo } from "../../../shell/app-info.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { dateTimeText } from "../../../ui/date-text.ts";
import { promiseText, weekdayText } from "../../../ui/promise-text.ts";
import { ShipmentTracking } from "../list/shipment-tracking.tsx";
import { arrivesText } from "./arrives-text.ts";
import styles from "./parcel.module.css";
import { ParcelProgress } from "./parcel-progress.tsx";
import { ParcelSign } from "./parcel-sign.tsx";
import { comesToday, isLate, latestStep, type ParcelState } from "./parcel-state.ts";

type Props = {
  parcel: ParcelState;
  /** The number of the order or shipment. */
  number: string;
  /** Must be one level below the previous heading. */
  heading?: "h2" | "h3";
  /** Buttons. */
  children?: ReactNode;
};

/** Says that the last promised day has passed, with the ways to write to the shop and to withdraw. */
function Late({ until, number }: { until: string; number: string }) {
  const t = useTexts(parcelTexts);
  const { open: withdraw } = useTexts(withdrawals);
  const { contactEmail } = useAppInfo();
  return (
    <Alert kind="warning">
      <p>
        <strong>{t.late(promiseText({ from: until, until }))}</strong> {t.lateHint}
      </p>
      <p className={styles["ways"]}>
        <a href={`mailto:${contactEmail}?subject=${encodeURIComponent(number)}`}>{t.contact}</a>
        <Link to={`/withdraw?number=${number}`}>{withdraw}</Link>
      </p>
    </Alert>
  );
}

/** The carrier's latest word, and the buyer's part in it. */
function LatestStep({ latest: { step, atUtc, place } }: { latest: ParcelState["carrierSteps"][number] }) {
  const t = useTexts(parcelTexts);
  return (
    <>
      <p className={styles["latest"]}>
        {/* The heading says the others. */}
        {step === "InTransit" || step === "OutForDelivery" ? <strong>{t.carrier[step]}</strong> : null}
        {place !== null && <bdi>{place}</bdi>}
        <time dateTime={atUtc}>{dateTimeText(atUtc)}</time>
      </p>
      {step === "Held" && <p>{t.heldHint}</p>}
      {step === "Returning" && <p>{t.returningHint}</p>}
    </>
  );
}

/** A parcel on its way: first that it is late, then when it arrives, its steps, and its tracking number. */
export function Parcel({ parcel, number, heading: Heading = "h2", children }: Props) {
  const t = useTexts(parcelTexts);
  const { stages } = useTexts(orders);
  const { status, promise, deliveredAtUtc } = parcel;
  const late = promise !== null && isLate(parcel);
  const isGoing = status !== "PaymentPending" && status !== "Cancelled";

  const latest = latestStep(parcel);

  function headline(): string {
    if (deliveredAtUtc !== null) return t.delivered(weekdayText(deliveredAtUtc));
    if (latest?.step === "Returning") return t.returning;
    if (latest?.step === "Held") return t.held;
    if (comesToday(parcel)) return t.today;
    if (promise === null) return stages[status];
    return late ? t.promised(promiseText(promise)) : arrivesText(t, promise);
  }

  return (
    <div className={styles["parcel"]}>
      {late && <Late until={promise.until} number={number} />}
      <div className={styles["head"]}>
        <ParcelSign parcel={parcel} isLate={late} />
        <div className={styles["words"]}>
          <Heading>{headline()}</Heading>
          {latest ? (
            <LatestStep latest={latest} />
          ) : (
            promise !== null && deliveredAtUtc === null && <p>{t.workingDays}</p>
          )}
          {status === "PaymentPending" && <p>{t.unpaid}</p>}
        </div>
        <div className={styles["ends"]}>
          <ShipmentTracking shipment={parcel} />
          {children}
        </div>
      </div>
      {isGoing && <ParcelProgress parcel={parcel} />}
    </div>
  );
}
