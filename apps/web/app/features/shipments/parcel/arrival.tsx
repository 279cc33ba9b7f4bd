import { parcel as parcelTexts } from "../../../locales/en/shipments/parcel.ts";
import { useTexts } from "../../../locales/texts.ts";
import { promiseText } from "../../../ui/promise-text.ts";
import styles from "./parcel.module.css";
import { isLate, type ParcelState } from "./parcel-state.ts";

/** One line with the days on which a parcel that is on its way arrives, marked if it is late. */
export function Arrival({ parcel }: { parcel: Pick<ParcelState, "promise" | "deliveredAtUtc"> }) {
  const t = useTexts(parcelTexts);
  const { promise, deliveredAtUtc } = parcel;
  if (promise === null || deliveredAtUtc !== null) return null;
  const late = isLate(parcel);
  return (
    <span className={styles["arrival"]} data-late={late || undefined}>
      {late ? t.lateShort(promiseText({ ...promise, from: promise.until })) : t.arrives(promiseText(promise))}
    </span>
  );
}
