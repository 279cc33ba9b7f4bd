import { listText } from "../../../locales/joined.ts";
import { adminPayments } from "../../../locales/en/payments/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import type { ListedPayment } from "./payment-words.ts";
import styles from "./payments.module.css";

/** A payment's warnings, for operators to check. */
export function Warnings({ payment }: { payment: Pick<ListedPayment, "warnings" | "handledAtUtc"> }) {
  const t = useTexts(adminPayments);
  if (payment.warnings.length === 0) return null;
  const isHandled = payment.handledAtUtc !== null;
  return (
    <span className={isHandled ? styles["handled"] : styles["warnings"]}>
      {listText(payment.warnings.map((warning) => t.warnings[warning]))}
      {isHandled && ` (${t.handled})`}
    </span>
  );
}
