import type { OrderStatus } from "@trove/contract/statuses";
import { orders } from "../../locales/en/orders.ts";
import { useTexts } from "../../locales/texts.ts";
import styles from "./order-status.module.css";

type Props = { status: OrderStatus; isDelivered?: boolean };

/** Where an order stands, as a word with a point in its colour. */
export function OrderStatusMark({ status, isDelivered = false }: Props) {
  const t = useTexts(orders);
  return (
    <span className={styles["status"]} data-status={isDelivered ? "Delivered" : status}>
      {isDelivered ? t.delivered : t.statuses[status]}
    </span>
  );
}
