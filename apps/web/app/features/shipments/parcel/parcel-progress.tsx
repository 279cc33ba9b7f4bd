import { parcel as parcelTexts } from "../../../locales/en/shipments/parcel.ts";
import { useTexts } from "../../../locales/texts.ts";
import { dayText } from "../../../ui/date-text.ts";
import { IconHome, IconPackage, IconShoppingBag, IconTruckDelivery } from "../../../ui/icons/shop-icons.ts";
import styles from "./parcel.module.css";
import { type PARCEL_STEPS, type ParcelState, stepsOf } from "./parcel-state.ts";

const icons = {
  Ordered: IconShoppingBag,
  Shipping: IconPackage,
  Shipped: IconTruckDelivery,
  Delivered: IconHome,
} as const satisfies Record<(typeof PARCEL_STEPS)[number], unknown>;

/** The way of a parcel as one line of steps, with the days of those that it has reached. */
export function ParcelProgress({ parcel }: { parcel: ParcelState }) {
  const t = useTexts(parcelTexts);
  const steps = stepsOf(parcel);
  const current = steps.findLastIndex(({ atUtc }) => atUtc !== undefined);
  return (
    <ol className={styles["steps"]} aria-label={t.progress}>
      {steps.map(({ name, atUtc }, place) => {
        const Icon = icons[name];
        return (
          <li
            key={name}
            data-reached={place <= current || undefined}
            data-passed={place < current || undefined}
            aria-current={place === current ? "step" : undefined}
          >
            <span className={styles["dot"]} aria-hidden="true">
              <Icon size={18} stroke={1.7} />
            </span>
            <strong>{t.steps[name]}</strong>
            {atUtc !== undefined && <time dateTime={atUtc}>{dayText(atUtc)}</time>}
          </li>
        );
      })}
    </ol>
  );
}
