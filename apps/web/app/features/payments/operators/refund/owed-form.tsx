import { formatEuros } from "@trove/money";
import { call } from "../../../../api/call.ts";
import { revalidate } from "../../../../api/use-query.ts";
import { adminPayments } from "../../../../locales/en/payments/operators.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { showToast } from "../../../../ui/overlay/toast.ts";
import type { ShownPayment } from "../payment-words.ts";
import { ReasonForm } from "../reason-form.tsx";

/** A form to request again what the shop owes to the card of a person's order. */
export function OwedForm({ payment: { id, order, leftAmount } }: { payment: ShownPayment }) {
  const t = useTexts(adminPayments).refund;
  const amount = formatEuros(leftAmount);
  return (
    <ReasonForm
      subject={`refund_${id}`}
      title={t.submit}
      text={t.owed(amount)}
      onSend={async (reason, idempotencyKey) => {
        const params = { id: order?.id ?? id };
        await call("refundPurchase", { params, body: { isWhole: true, leftAmount, reason } }, { idempotencyKey });
        showToast("good", t.done(amount));
        await revalidate("getPayment", "listPayments");
      }}
    />
  );
}
