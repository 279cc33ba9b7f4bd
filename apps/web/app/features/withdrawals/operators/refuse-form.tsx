import { exceptionsIn } from "@trove/contract/withdrawals";
import { call } from "../../../api/call.ts";
import { useKeptForm } from "../../../forms/use-kept-form.tsx";
import { forms } from "../../../locales/en/forms.ts";
import { adminWithdrawals } from "../../../locales/en/withdrawals/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { SelectField, TextField } from "../../../ui/form/field.tsx";
import layout from "../../../ui/layout.module.css";
import { ActSection } from "./act-section.tsx";
import type { OperatorsWithdrawal } from "./operators-withdrawal.ts";
import { useWithdrawalAct } from "./use-withdrawal-act.ts";

/** The form to refuse a withdrawal. Its exception is mailed to the buyer. */
export function RefuseForm({ found }: { found: OperatorsWithdrawal }) {
  const t = useTexts(adminWithdrawals);
  const words = useTexts(forms);
  const exceptions = exceptionsIn(found.status);
  const act = useWithdrawalAct(found);
  const form = useKeptForm({
    subject: `withdrawal-refusal_${found.id}`,
    initial: { exception: "", reason: "" },
    validate: ({ exception, reason }) => ({
      exception: exception === "" ? words.rules.required(t.refuse.exception) : undefined,
      reason: reason.trim() === "" ? words.rules.required(t.reason) : undefined,
    }),
    submit: async ({ exception: chosen, reason }) => {
      const exception = exceptions.find((known) => known === chosen);
      if (exception === undefined) return;
      await act({ exception, reason: reason.trim() }, (...to) => call("refuseWithdrawal", ...to), t.refuse.done);
    },
  });
  return (
    <ActSection title={t.refuse.title}>
      <form className={layout["stack-3"]} {...form.form}>
        {form.restored}
        {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
        <SelectField {...form.text("exception")} label={t.refuse.exception}>
          <option value="">{t.refuse.choose}</option>
          {exceptions.map((exception) => (
            <option key={exception} value={exception}>
              {t.exceptions[exception]}
            </option>
          ))}
        </SelectField>
        <TextField {...form.text("reason")} label={t.reason} maxLength={300} autoComplete="off" />
        <div>
          <Button type="submit" variant="danger" busy={form.busy}>
            {t.refuse.submit}
          </Button>
        </div>
      </form>
    </ActSection>
  );
}
