import { call } from "../../../api/call.ts";
import { useForm } from "../../../forms/use-form.ts";
import { adminWithdrawals } from "../../../locales/en/withdrawals/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import layout from "../../../ui/layout.module.css";
import { ActSection } from "./act-section.tsx";
import type { OperatorsWithdrawal } from "./operators-withdrawal.ts";
import { useWithdrawalAct } from "./use-withdrawal-act.ts";
import styles from "./withdrawal-page.module.css";

/** The form to accept a fault, so that the buyer sends the goods back. */
export function AcceptForm({ found }: { found: OperatorsWithdrawal }) {
  const t = useTexts(adminWithdrawals);
  const act = useWithdrawalAct(found);
  const form = useForm({
    initial: {},
    validate: () => ({}),
    submit: () => act({}, (...to) => call("acceptReturn", ...to), t.accept.done),
  });
  return (
    <ActSection title={t.accept.title}>
      <form className={layout["stack-3"]} {...form.form}>
        {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
        <p className={styles["quiet"]}>{t.accept.text}</p>
        <div>
          <Button type="submit" busy={form.busy}>
            {t.accept.submit}
          </Button>
        </div>
      </form>
    </ActSection>
  );
}
