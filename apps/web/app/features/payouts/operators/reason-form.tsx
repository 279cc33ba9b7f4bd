import { useState } from "react";
import { call } from "../../../api/call.ts";
import { createIntent } from "../../../api/intent.ts";
import { revalidate } from "../../../api/use-query.ts";
import { useKeptForm } from "../../../forms/use-kept-form.tsx";
import { forms } from "../../../locales/en/forms.ts";
import { adminPayouts } from "../../../locales/en/payouts/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import styles from "./payouts-page.module.css";

type Props = { id: string; decision: "holdPayout" | "refusePayout"; isSent: boolean; onClose: () => void };

/** The form to hold or refuse a payout. Its person reads the reason. */
export function ReasonForm({ id, decision, isSent, onClose }: Props) {
  const texts = useTexts(adminPayouts);
  const words = useTexts(forms);
  const t = texts[decision];
  const [intent] = useState(() => createIntent());
  const form = useKeptForm({
    subject: `${decision}_${id}`,
    initial: { reason: "" },
    validate: ({ reason }) => ({
      reason: reason.trim() === "" ? words.rules.required(texts.reason) : undefined,
    }),
    submit: async ({ reason }) => {
      const input = { params: { id }, body: { reason: reason.trim() } };
      try {
        await call(decision, input, { idempotencyKey: intent.keyFor(input) });
        showToast("good", t.done);
      } finally {
        await revalidate("listAdminPayouts");
      }
    },
  });
  return (
    <form className={styles["form"]} {...form.form}>
      {form.restored}
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      {isSent && <Alert kind="warning">{texts.sentText}</Alert>}
      <TextField
        {...form.text("reason")}
        label={texts.reason}
        hint={texts.reasonHint}
        maxLength={300}
        autoComplete="off"
      />
      <div className={styles["ways"]}>
        <Button type="submit" variant={decision === "refusePayout" ? "danger" : "filled"} size="small" busy={form.busy}>
          {t.submit}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
