import { useState } from "react";
import { call } from "../../../api/call.ts";
import { createIntent } from "../../../api/intent.ts";
import { useKeptForm } from "../../../forms/use-kept-form.tsx";
import { disputes } from "../../../locales/en/fairness/operators.ts";
import { forms } from "../../../locales/en/forms.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import type { Dispute } from "./dispute.ts";
import panels from "../../../ui/panel.module.css";

/** A form to answer the customer by e-mail, with the shop's records. */
export function DisputeMail({ dispute: { id, person } }: { dispute: Dispute }) {
  const t = useTexts(disputes).page.mail;
  const words = useTexts(forms);
  const [intent] = useState(() => createIntent());
  const form = useKeptForm({
    subject: `dispute-mail_${id}`,
    initial: { text: "" },
    validate: ({ text }) => ({ text: text.trim() === "" ? words.rules.required(t.label) : undefined }),
    submit: async ({ text }) => {
      const body = { text: text.trim() };
      await call("mailDispute", { params: { id }, body }, { idempotencyKey: intent.keyFor(body) });
      intent.fulfilled();
      form.reset();
      showToast("good", t.sent);
    },
  });
  const text = form.text("text");
  return (
    <form className={panels["panel"]} aria-labelledby="mail" {...form.form}>
      <h2 id="mail">{t.title}</h2>
      <p className={panels["quiet"]}>{t.text(person.email)}</p>
      {form.restored}
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      <TextArea
        {...text}
        onChange={({ currentTarget }) => form.set("text", currentTarget.value)}
        label={t.label}
        maxLength={2000}
      />
      <div>
        <Button type="submit" variant="outline" busy={form.busy}>
          {t.send}
        </Button>
      </div>
    </form>
  );
}
