import { parcel as parcelTexts } from "../../../locales/en/shipments/parcel.ts";
import { useTexts } from "../../../locales/texts.ts";
import { promiseText } from "../../../ui/promise-text.ts";
import { arrivesText } from "./arrives-text.ts";
import styles from "./parcel.module.css";
import { comesToday, isLate, latestStep, type ParcelState } from "./parcel-state.ts";

type Props = {
  parcel: Pick<ParcelState, "promise" | "deliveredAtUtc"> & Partial<Pick<ParcelState, "carrierSteps">>;
};

/** One line about when a parcel arrives, marked if it is late, or if its carrier holds it or brings it back. */
export function Arrival({ parcel: { promise, deliveredAtUtc, carrierSteps = [] } }: Props) {
  const t = useTexts(parcelTexts);
  if (deliveredAtUtc !== null) return null;
  const told = { carrierSteps, deliveredAtUtc };
  const step = latestStep(told)?.step;
  const late = isLate({ promise, deliveredAtUtc });

  function text(): string | undefined {
    if (step === "Returning") return t.returning;
    if (step === "Held") return t.held;
    if (comesToday(told)) return t.today;
    if (promise === null) return undefined;
    return late ? t.lateShort(promiseText({ ...promise, from: promise.until })) : arrivesText(t, promise);
  }

  const shown = text();
  if (shown === undefined) return null;
  return (
    <span className={styles["arrival"]} data-late={late || step === "Returning" || step === "Held" || undefined}>
      {shown}
    </span>
  );
}
