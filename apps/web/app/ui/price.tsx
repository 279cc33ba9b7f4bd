import { type Cents, formatEuros } from "@trove/money";
import { classes } from "./classes.ts";
import styles from "./price.module.css";

type Props = {
  amount: Cents;
  /** `large` for a product's main price, `medium` on cards; `text` takes the size around it. */
  size?: "text" | "medium" | "large";
  /** Writes + or − before it and tints what comes in; for statements. */
  signed?: boolean;
  className?: string;
};

/** An amount in euros, always read left to right, with figures of one width. */
export function Price({ amount, size = "text", signed = false, className }: Props) {
  const text = formatEuros(amount).replace("-", "−");
  const incoming = signed && amount > 0;
  return (
    <bdi dir="ltr" className={classes(styles["price"], styles[size], incoming && styles["incoming"], className)}>
      {incoming ? `+${text}` : text}
    </bdi>
  );
}
