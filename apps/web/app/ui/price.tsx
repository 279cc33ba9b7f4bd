import { type Cents, formatEuros } from "@trove/money";
import { classes } from "./classes.ts";
import styles from "./price.module.css";

type Props = {
  amount: Cents;
  /** `large` for an item's main price, `medium` on cards. `text` has the size of the text around it. */
  size?: "text" | "medium" | "large";
  /** If true, shows + or − before the amount and colours positive amounts. For statements. */
  signed?: boolean;
  className?: string;
};

/** An amount in euros. It is always left to right, and its digits have equal widths. */
export function Price({ amount, size = "text", signed = false, className }: Props) {
  const text = formatEuros(amount).replace("-", "−");
  const incoming = signed && amount > 0;
  return (
    <bdi dir="ltr" className={classes(styles["price"], styles[size], incoming && styles["incoming"], className)}>
      {incoming ? `+${text}` : text}
    </bdi>
  );
}
