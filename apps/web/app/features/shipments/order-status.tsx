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
  Shipped: "going",
  Completed: "good",
  Delivered: "good",
  Cancelled: "over",
};

/** The status of an order as text with a coloured dot. A delivered one is Delivered, with its day. */
export function OrderStatusMark({ status, deliveredAtUtc = null }: Props) {
  const t = useTexts(orders);
  const stage = deliveredAtUtc === null ? status : "Delivered";
  return (
    <StatusMark tone={tones[stage]}>
      {t.stages[stage]}
      {deliveredAtUtc !== null && ` · ${dayText(deliveredAtUtc)}`}
    </StatusMark>
  );
}
