import { call } from "../../../api/call.ts";
import { mistakeIn } from "../../../forms/rule-text.ts";
import { useKeptForm } from "../../../forms/use-kept-form.tsx";
import { forms } from "../../../locales/en/forms.ts";
import { adminWithdrawals } from "../../../locales/en/withdrawals/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import layout from "../../../ui/layout.module.css";
import { ActSection } from "./act-section.tsx";
import type { OperatorsWithdrawal } from "./operators-withdrawal.ts";
import { useWithdrawalAct } from "./use-withdrawal-act.ts";

/** The form to say which order or shipment a withdrawal is about. */
export function MatchForm({ found }: { found: OperatorsWithdrawal }) {
  const t = useTexts(adminWithdrawals);
  const words = useTexts(forms);
  const act = useWithdrawalAct(found);
  const form = useKeptForm({
    subject: `withdrawal-match_${found.id}`,
    initial: { orderNumber: found.orderNumber ?? "", reason: "" },
    validate: ({ orderNumber, reason }) => ({
      orderNumber: mistakeIn(words, "orderNumber", t.number, orderNumber),
      reason: reason.trim() === "" ? words.rules.required(t.reason) : undefined,
    }),
    submit: ({ orderNumber, reason }) =>
      act(
        { orderNumber: orderNumber.trim(), reason: reason.trim() },
        (...to) => call("matchWithdrawal", ...to),
        t.match.done,
      ),
  });
  return (
    <ActSection title={t.match.title}>
      <form className={layout["stack-3"]} {...form.form}>
        {form.restored}
        {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
        <TextField {...form.text("orderNumber")} label={t.about} autoComplete="off" dir="ltr" />
        <TextField {...form.text("reason")} label={t.reason} maxLength={300} autoComplete="off" />
        <div>
          <Button type="submit" busy={form.busy}>
            {t.match.submit}
          </Button>
        </div>
      </form>
    </ActSection>
  );
}
