import { formatMoney, parseEuros } from "@trove/money";
import { useState } from "react";
import { call } from "../../../../api/call.ts";
import { createIntent } from "../../../../api/intent.ts";
import { revalidate } from "../../../../api/use-query.ts";
import { useKeptForm } from "../../../../forms/use-kept-form.tsx";
import { adminPayments } from "../../../../locales/en/payments/operators.ts";
import { forms } from "../../../../locales/en/forms.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { TextField } from "../../../../ui/form/field.tsx";
import { showToast } from "../../../../ui/overlay/toast.ts";
import type { ShownPayment } from "../payment-words.ts";
import layout from "../../../../ui/layout.module.css";
import styles from "../payments.module.css";

/** A form to refund the part of a top-up that has not been spent, in the currency of the payment. */
export function TopUpForm({ payment: { id, leftAmount, paid } }: { payment: ShownPayment }) {
  const t = useTexts(adminPayments).refund;
  const words = useTexts(forms);
  const [intent] = useState(() => createIntent());
  const left = formatMoney(leftAmount, paid.currencyCode);
  const form = useKeptForm({
    subject: `refund_${id}`,
    initial: { amount: "", reason: "" },
    validate: ({ amount, reason }) => {
      const wanted = parseEuros(amount) ?? 0;
      return {
        amount: wanted > 0 && wanted <= leftAmount ? undefined : t.amountWrong(left),
        reason: reason.trim() === "" ? words.rules.required(t.reason) : undefined,
      };
    },
    submit: async ({ amount: typed, reason }) => {
      const amount = parseEuros(typed);
      if (amount === undefined) return;
      const body = { amount, leftAmount, reason: reason.trim() };
      await call("refundTopUp", { params: { id }, body }, { idempotencyKey: intent.keyFor(body) });
      showToast("good", t.done(formatMoney(amount, paid.currencyCode)));
      await revalidate("getPayment", "listPayments");
    },
  });
  return (
    <form className={layout["stack-4"]} aria-label={t.title} {...form.form}>
      <p className={styles["quiet"]}>{t.topUp}</p>
      {form.restored}
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      <TextField
        {...form.text("amount")}
        label={t.amount}
        hint={t.amountHint(left)}
        note={paid.currencyCode}
        inputMode="decimal"
      />
      <TextField {...form.text("reason")} label={t.reason} maxLength={300} />
      <div>
        <Button type="submit" variant="danger" busy={form.busy}>
          {t.submit}
        </Button>
      </div>
    </form>
  );
}
