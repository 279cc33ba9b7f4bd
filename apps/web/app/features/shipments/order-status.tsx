import type { OrderStatus } from "@trove/contract/statuses";
import { orders } from "../../locales/en/shipments/orders.ts";
import { useTexts } from "../../locales/texts.ts";
import { dayText } from "../../ui/date-text.ts";
import { StatusMark, type StatusTone } from "../../ui/status-mark.tsx";

/** A status, or one of two further stages, Completed and Delivered. */
type Stage = OrderStatus | "Completed" | "Delivered";
type Props = { status: Stage; deliveredAtUtc?: string | null };

const tones: Record<Stage, StatusTone> = {
  PaymentPending: "waiting",
  Ordered: "going",
  Approved: "going",
  Shipping: "going",
  Shipped: "good",
  Completed: "good",
  Delivered: "good",
  Cancelled: "over",
};

/** The status of an order as text with a coloured dot. */
export function OrderStatusMark({ status, deliveredAtUtc = null }: Props) {
  const t = useTexts(orders);
  return (
    <StatusMark tone={tones[status]}>
      {t.stages[status]}
      {deliveredAtUtc !== null && ` · ${t.deliveredOn(dayText(deliveredAtUtc))}`}
    </StatusMark>
  );
}
