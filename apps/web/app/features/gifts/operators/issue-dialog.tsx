import { GIFT_MAX, GIFT_MIN } from "@trove/contract/gifts";
import { type Language, languages, offeredLanguages } from "@trove/contract/languages";
import { formatEuros, fromEuros, parseEuros, ZERO_CENTS } from "@trove/money";
import { useId, useState } from "react";
import { call } from "../../../api/call.ts";
import { createIntent } from "../../../api/intent.ts";
import { revalidate } from "../../../api/use-query.ts";
import { useKeptForm } from "../../../forms/use-kept-form.tsx";
import { forms } from "../../../locales/en/forms.ts";
import { adminGifts } from "../../../locales/en/gifts/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { SelectField, TextField } from "../../../ui/form/field.tsx";
import layout from "../../../ui/layout.module.css";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";

const LEAST = fromEuros(GIFT_MIN);
const MOST = fromEuros(GIFT_MAX);

/** The form that issues a gift code, which only its recipient gets to see. */
export default function IssueDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(adminGifts);
  const { fields } = t;
  const words = useTexts(forms);
  const formId = useId();
  const [intent] = useState(() => createIntent());
  const required = (label: string, text: string) => (text.trim() === "" ? words.rules.required(label) : undefined);
  const form = useKeptForm({
    subject: "gift_new",
    initial: { amount: "", email: "", language: "en", reason: "" },
    validate: ({ amount, email, reason }) => {
      const worth = parseEuros(amount) ?? 0;
      const isWithin = worth >= LEAST && worth <= MOST;
      return {
        amount: isWithin ? undefined : t.mistakes.amount(formatEuros(LEAST), formatEuros(MOST)),
        email: required(fields.email, email),
        reason: required(fields.reason, reason),
      };
    },
    submit: async ({ amount, email, language, reason }) => {
      const body = {
        amount: parseEuros(amount) ?? ZERO_CENTS,
        email: email.trim(),
        language: language as Language,
        reason,
      };
      await call("issueGift", { body }, { idempotencyKey: intent.keyFor(body) });
      await revalidate("listAdminGifts");
      showToast("good", t.issued(body.email));
      onClose();
    },
  });

  function cancel(): void {
    form.forget();
    onClose();
  }

  const actions = (
    <>
      <Button variant="quiet" onClick={cancel}>
        {t.cancel}
      </Button>
      <Button type="submit" form={formId} busy={form.busy}>
        {t.issue}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t.issue} actions={actions}>
      <form id={formId} className={layout["stack-4"]} {...form.form}>
        {form.restored}
        {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
        <TextField
          {...form.text("amount")}
          label={fields.amount}
          inputMode="decimal"
          autoComplete="off"
          before="€"
          maxLength={6}
        />
        <TextField
          {...form.text("email")}
          label={fields.email}
          hint={t.emailHint}
          type="email"
          dir="ltr"
          autoComplete="off"
          maxLength={254}
        />
        <SelectField {...form.text("language")} label={fields.language}>
          {offeredLanguages.map((each) => (
            <option key={each} value={each} lang={languages[each].tag}>
              {languages[each].label}
            </option>
          ))}
        </SelectField>
        <TextField {...form.text("reason")} label={fields.reason} autoComplete="off" maxLength={300} />
      </form>
    </Dialog>
  );
}
