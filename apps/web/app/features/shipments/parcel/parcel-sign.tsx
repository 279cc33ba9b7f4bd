import {
  IconAlertTriangle,
  IconHome,
  IconPackage,
  IconPackageOff,
  IconShoppingBag,
  IconTruckDelivery,
} from "../../../ui/icons/shop-icons.ts";
import { latestStep, type ParcelState } from "./parcel-state.ts";
import styles from "./parcel.module.css";

const icons = {
  Ordered: IconShoppingBag,
  Approved: IconShoppingBag,
  PaymentPending: IconShoppingBag,
  Shipping: IconPackage,
  Shipped: IconTruckDelivery,
  Cancelled: IconPackageOff,
} as const satisfies Record<ParcelState["status"], unknown>;

type Props = { parcel: ParcelState; isLate: boolean };

/** A picture of where a parcel is now. Its colour says whether something is wrong. */
export function ParcelSign({ parcel, isLate }: Props) {
  const { status, deliveredAtUtc } = parcel;
  const step = latestStep(parcel)?.step;
  const isStopped = isLate || step === "Held" || step === "Returning";
  const Icon = deliveredAtUtc !== null ? IconHome : isStopped ? IconAlertTriangle : icons[status];
  const tone = isStopped ? "warning" : status === "Cancelled" ? "quiet" : "good";
  return (
    <span className={styles["sign"]} data-tone={tone} aria-hidden="true">
      <Icon size={26} stroke={1.6} />
    </span>
  );
}
