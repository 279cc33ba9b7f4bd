import type { OrderStatus } from "@trove/contract/statuses";
import { orders } from "../../locales/en/shipments/orders.ts";
import { useTexts } from "../../locales/texts.ts";
import { dayText } from "../../ui/date-text.ts";
import styles from "./order-status.module.css";

/** A status, or how an order ended. */
type Props = { status: OrderStatus | "Completed" | "Delivered"; deliveredAtUtc?: string | null };

/** The status of an order as text with a coloured dot. */
export function OrderStatusMark({ status, deliveredAtUtc = null }: Props) {
  const t = useTexts(orders);
  return (
    <span className={styles["status"]} data-status={status}>
      {t.stages[status]}
      {deliveredAtUtc !== null && ` · ${t.deliveredOn(dayText(deliveredAtUtc))}`}
    </span>
  );
}
