import { formatEuros } from "@trove/money";
import { useState } from "react";
import { call } from "../../../../api/call.ts";
import { revalidate } from "../../../../api/use-query.ts";
import { adminPayments } from "../../../../locales/en/payments/operators.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { CheckboxField } from "../../../../ui/form/checkbox-field.tsx";
import { showToast } from "../../../../ui/overlay/toast.ts";
import type { ShownPayment } from "../payment-words.ts";
import { ReasonForm } from "../reason-form.tsx";

/** A form to request again what the shop owes to the card of a person's order, or to credit it to their balance. */
export function OwedForm({ payment: { id, order, leftAmount } }: { payment: ShownPayment }) {
  const t = useTexts(adminPayments).refund;
  const [toBalance, setToBalance] = useState(false);
  const amount = formatEuros(leftAmount);
  return (
    <ReasonForm
      subject={`refund_${id}`}
      title={t.submit}
      text={t.owed(amount)}
      onSend={async (reason, idempotencyKey) => {
        const body = { isWhole: true, toBalance, leftAmount, reason };
        await call("refundPurchase", { params: { id: order?.id ?? id }, body }, { idempotencyKey });
        showToast("good", toBalance ? t.credited(amount) : t.done(amount));
        await revalidate("getPayment", "listPayments");
      }}
    >
      <CheckboxField
        checked={toBalance}
        onChange={(event) => setToBalance(event.currentTarget.checked)}
        label={t.toBalance}
      />
    </ReasonForm>
  );
}
