import { Link } from "react-router";
import { parcel as parcelTexts } from "../../../locales/en/shipments/parcel.ts";
import { withdrawals } from "../../../locales/en/withdrawals/withdrawals.ts";
import { useTexts } from "../../../locales/texts.ts";
import { IconHome, IconMail, IconPackage } from "../../../ui/icons/shop-icons.ts";
import { arrivesText } from "./arrives-text.ts";
import styles from "./next-steps.module.css";
import type { ParcelState } from "./parcel-state.ts";

type Props = Pick<ParcelState, "promise"> & {
  /** The number of the order or shipment. */
  number: string;
};

/** The three steps that follow an order, the last with the promised days, and the way to withdraw. */
export function NextSteps({ promise, number }: Props) {
  const t = useTexts(parcelTexts);
  const { open: withdraw } = useTexts(withdrawals);
  const steps = [
    { Icon: IconPackage, text: t.next.packed },
    { Icon: IconMail, text: t.next.sent },
    { Icon: IconHome, text: promise === null ? t.next.arrives : arrivesText(t, promise) },
  ];
  return (
    <section className={styles["next"]}>
      <h2>{t.next.title}</h2>
      <ol>
        {steps.map(({ Icon, text }) => (
          <li key={text}>
            <Icon size={22} stroke={1.6} />
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <p>
        {t.next.withdraw} <Link to={`/withdraw?number=${number}`}>{withdraw}</Link>
      </p>
    </section>
  );
}
