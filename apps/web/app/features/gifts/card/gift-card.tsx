import { type Cents, formatShort } from "@trove/money";
import { Mark } from "../../../ui/media/mark.tsx";
import styles from "./gift-card.module.css";

/** The code on the picture of a card. It has the form of a code, and redeems nothing. */
const SAMPLE_CODE = "7K3MQ-9AW0X-HT5RB-2C8NE";

type Props = {
  /** Undefined for a card of unknown worth. */
  amount?: Cents | undefined;
};

/** The picture of a gift card. */
export function GiftCard({ amount }: Props) {
  return (
    <div className={styles["frame"]} aria-hidden="true">
      <div className={styles["card"]}>
        <Mark size={40} />
        <strong dir="ltr">{amount === undefined ? "€ –" : formatShort(amount)}</strong>
        <span dir="ltr">{SAMPLE_CODE}</span>
      </div>
    </div>
  );
}
