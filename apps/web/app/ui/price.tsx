import { type Cents, formatEuros } from "@trove/money";
import { classes } from "./classes.ts";
import styles from "./price.module.css";

type Props = {
  amount: Cents;
  /** `large` for an item's main price, `medium` on cards; `text` inherits its size. */
  size?: "text" | "medium" | "large";
  /** Shows + or − in front and colours positive amounts; for statements. */
  signed?: boolean;
  className?: string;
};

/** An amount in euros, always left to right, in tabular figures. */
export function Price({ amount, size = "text", signed = false, className }: Props) {
  const text = formatEuros(amount).replace("-", "−");
  const incoming = signed && amount > 0;
  return (
    <bdi dir="ltr" className={classes(styles["price"], styles[size], incoming && styles["incoming"], className)}>
      {incoming ? `+${text}` : text}
    </bdi>
  );
}
