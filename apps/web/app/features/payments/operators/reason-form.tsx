import { type ReactNode, useState } from "react";
import { createIntent } from "../../../api/intent.ts";
import { useKeptForm } from "../../../forms/use-kept-form.tsx";
import { adminPayments } from "../../../locales/en/payments/operators.ts";
import { forms } from "../../../locales/en/forms.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import layout from "../../../ui/layout.module.css";
import styles from "./payments.module.css";

type Props = {
  /** The subject of the draft: the action and its record. */
  subject: string;
  title: string;
  text: string;
  /** One more field, which comes before the reason. */
  extra?: { label: string; initial: string; mistake: (text: string) => string | undefined };
  onSend: (reason: string, idempotencyKey: string, extra: string) => Promise<void>;
  /** Further fields, whose values the caller keeps. */
  children?: ReactNode;
};

/** A form for an operator's action that needs a reason. */
export function ReasonForm({ subject, title, text, extra, onSend, children }: Props) {
  const t = useTexts(adminPayments);
  const words = useTexts(forms);
  const [intent] = useState(() => createIntent());
  const form = useKeptForm({
    subject,
    initial: { extra: extra?.initial ?? "", reason: "" },
    validate: (values) => ({
      extra: extra?.mistake(values.extra.trim()),
      reason: values.reason.trim() === "" ? words.rules.required(t.refund.reason) : undefined,
    }),
    submit: async (values) => {
      const sent = { extra: values.extra.trim(), reason: values.reason.trim() };
      await onSend(sent.reason, intent.keyFor(sent), sent.extra);
    },
  });
  return (
    <form className={layout["stack-4"]} aria-label={title} {...form.form}>
      <p className={styles["quiet"]}>{text}</p>
      {form.restored}
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      {extra && <TextField {...form.text("extra")} label={extra.label} maxLength={36} dir="ltr" />}
      {children}
      <TextField {...form.text("reason")} label={t.refund.reason} maxLength={300} />
      <div>
        <Button type="submit" variant="outline" busy={form.busy}>
          {title}
        </Button>
      </div>
    </form>
  );
}
