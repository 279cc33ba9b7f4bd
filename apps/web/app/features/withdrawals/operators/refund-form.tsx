import { formatEuros, parseEuros, sum, times } from "@trove/money";
import { call } from "../../../api/call.ts";
import { useKeptForm } from "../../../forms/use-kept-form.tsx";
import { adminWithdrawals } from "../../../locales/en/withdrawals/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import layout from "../../../ui/layout.module.css";
import { ActSection } from "./act-section.tsx";
import type { OperatorsWithdrawal } from "./operators-withdrawal.ts";
import { useWithdrawalAct } from "./use-withdrawal-act.ts";
import styles from "./withdrawal-page.module.css";

/** The form to refund what has come back. The server computes the amount again. */
export function RefundForm({ found }: { found: OperatorsWithdrawal }) {
  const t = useTexts(adminWithdrawals);
  const act = useWithdrawalAct(found);
  const { status, subject, goods, standardShipping } = found;
  const total = sum(goods.map(({ price, quantity }) => times(price, quantity)));
  const hasGoods = goods.length > 0;
  const form = useKeptForm({
    subject: `withdrawal-refund_${found.id}`,
    initial: { deduction: "0", reason: "" },
    validate: ({ deduction }) => {
      const amount = parseEuros(deduction);
      const isWrong = hasGoods && (amount === undefined || amount > total);
      return { deduction: isWrong ? t.refund.deductionWrong(formatEuros(total)) : undefined };
    },
    submit: ({ deduction, reason }) => {
      const body = { deduction: (hasGoods ? parseEuros(deduction) : undefined) ?? times(total, 0) };
      return act(
        { ...body, reason: reason.trim() || undefined },
        (...to) => call("refundWithdrawal", ...to),
        t.refund.done,
      );
    },
  });
  return (
    <ActSection title={t.refund.title}>
      <form className={layout["stack-3"]} {...form.form}>
        {form.restored}
        {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
        {status === "Refused" && <p className={styles["quiet"]}>{t.refund.refused}</p>}
        {subject === "TopUp" && <p className={styles["quiet"]}>{t.refund.topUps}</p>}
        {subject !== "TopUp" && !hasGoods && <p className={styles["quiet"]}>{t.refund.cancel}</p>}
        {hasGoods && (
          <>
            <p>{t.refund.sum(formatEuros(total))}</p>
            {standardShipping > 0 && <p>{t.refund.shipping(formatEuros(standardShipping))}</p>}
            <TextField {...form.text("deduction")} label={t.refund.deduction} inputMode="decimal" before="€" />
          </>
        )}
        <TextField {...form.text("reason")} label={t.reason} maxLength={300} autoComplete="off" />
        <div>
          <Button type="submit" busy={form.busy}>
            {t.refund.submit}
          </Button>
        </div>
      </form>
    </ActSection>
  );
}
