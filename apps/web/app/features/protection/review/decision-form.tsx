import type { IdentityRefusal } from "@trove/contract/identity";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { createIntent } from "../../../api/intent.ts";
import { revalidate } from "../../../api/use-query.ts";
import { useForm } from "../../../forms/use-form.ts";
import { forms } from "../../../locales/en/forms.ts";
import { review as texts } from "../../../locales/en/protection/review.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { SelectField, TextField } from "../../../ui/form/field.tsx";
import layout from "../../../ui/layout.module.css";
import { showToast } from "../../../ui/overlay/toast.ts";

type Props = {
  personId: string;
  askedAtUtc: string;
  /** True to take a verification back. */
  isVerified: boolean;
  refusals: readonly { value: IdentityRefusal; text: string }[];
};

/** Verifies or refuses. It keeps no draft, because what is typed stands on a document. */
export function DecisionForm({ personId: id, askedAtUtc, isVerified, refusals }: Props) {
  const t = useTexts(texts);
  const words = useTexts(forms);
  const [intent] = useState(() => createIntent());
  const form = useForm({
    initial: { result: isVerified ? "Refused" : "Verified", birthDate: "", until: "", refusal: "", reason: "" },
    validate: ({ result, birthDate, until, refusal, reason }) => {
      const needed = (label: string, text: string, isNeeded = true) =>
        isNeeded && text.trim() === "" ? words.rules.required(label) : undefined;
      const isProof = result === "Verified";
      return {
        birthDate: needed(t.onDocument, birthDate, isProof),
        until: needed(t.until, until, isProof),
        refusal: needed(t.refusal, refusal, !isProof),
        reason: needed(t.reason, reason),
      };
    },
    submit: async ({ result, birthDate, until, refusal, reason }) => {
      const told = refusals.find(({ value }) => value === refusal)?.value;
      const details =
        result === "Verified"
          ? ({ result, birthDate, until } as const)
          : { result: "Refused" as const, ...(told && { refusal: told }) };
      const body = { askedAtUtc, ...details, reason: reason.trim() };
      try {
        await call("decideIdentity", { params: { id }, body }, { idempotencyKey: intent.keyFor(body) });
        showToast("good", t.done);
      } finally {
        await revalidate("getPersonIdentity", "getCase", "listCases");
      }
    },
  });
  const isProof = form.values.result === "Verified";
  return (
    <form className={layout["stack-3"]} {...form.form}>
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      {!isVerified && (
        <SelectField {...form.text("result")} label={t.result}>
          <option value="Verified">{t.results.Verified}</option>
          <option value="Refused">{t.results.Refused}</option>
        </SelectField>
      )}
      {isProof ? (
        <>
          <TextField {...form.text("birthDate")} type="date" label={t.onDocument} />
          <TextField {...form.text("until")} type="date" label={t.until} />
        </>
      ) : (
        <SelectField {...form.text("refusal")} label={t.refusal}>
          <option value="" disabled>
            –
          </option>
          {refusals.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
      )}
      <TextField {...form.text("reason")} label={t.reason} maxLength={300} autoComplete="off" />
      <div>
        <Button type="submit" variant={isProof ? "filled" : "danger"} busy={form.busy}>
          {isVerified ? t.takeBack : t.decide}
        </Button>
      </div>
    </form>
  );
}
