import { useState } from "react";
import { call } from "../../../api/call.ts";
import { createIntent } from "../../../api/intent.ts";
import type { CallResult } from "../../../api/request.ts";
import { revalidate } from "../../../api/use-query.ts";
import { RestoredDraft } from "../../../forms/restored-draft.tsx";
import { isSameValue } from "../../../forms/same-value.ts";
import { typedOver } from "../../../forms/typed-over.ts";
import { useDraft, useKeptDraft } from "../../../forms/use-draft.ts";
import { useForm } from "../../../forms/use-form.ts";
import { forms } from "../../../locales/en/forms.ts";
import { audit } from "../../../locales/en/operators/audit.ts";
import { settings } from "../../../locales/en/operators/settings.ts";
import { useTexts } from "../../../locales/texts.ts";
import { refreshTerms } from "../../../shell/refresh-terms.ts";
import { forgetDraft } from "../../../session/drafts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import layout from "../../../ui/layout.module.css";
import letters from "../../../ui/letters.module.css";
import { showToast } from "../../../ui/overlay/toast.ts";
import { Changes } from "../../operators/index.ts";
import { SettingField } from "./fields/setting-field.tsx";
import { type SettingKind, settingKinds } from "./fields/setting-kinds.ts";
import { textOf } from "./fields/typed-number.ts";
import { hasWrongNumber, sentValue, typedValue } from "./fields/typed-value.ts";

type Group = CallResult<"getSettings">;
type Values = Record<string, unknown>;

/** The name of a field in the form, as errors of the shop name it. */
const inForm = (name: string) => `value.${name}`;

function typedFields(kinds: Readonly<Record<string, SettingKind>>, value: Group["value"]): Values {
  const fields = Object.entries(kinds).map(([name, kind]) => [inForm(name), typedValue(kind, value[name])]);
  return Object.fromEntries(fields);
}

function sentFields(kinds: Readonly<Record<string, SettingKind>>, values: Values): Group["value"] {
  const fields = Object.entries(kinds).map(([name, kind]) => [name, sentValue(kind, values[inForm(name)])]);
  return Object.fromEntries(fields);
}

type Props = {
  settings: Group;
  /** The values that the form starts with: those in force, or those of a version that the operator has chosen. */
  start: Group["value"];
  onSaved: () => void;
};

/** The form of a group of settings. It shows what would change before it is saved. */
export function GroupForm({ settings: { group, value, version }, start, onSaved }: Props) {
  const t = useTexts(settings);
  const words = useTexts(forms);
  const { reason: reasonLabel } = useTexts(audit);
  const kinds = settingKinds[group];
  const [intent] = useState(() => createIntent());
  const subject = `settings_${group}`;
  const [base] = useState(() => ({ ...typedFields(kinds, value), from: "", reason: "" }));
  const stored = { text: JSON.stringify(base) };
  const kept = useKeptDraft(subject, stored, {});
  const isChosen = !isSameValue(start, value);
  const restored = kept && (typedOver(base, JSON.parse(kept.base.text), JSON.parse(kept.values.text)) as Values);
  const form = useForm<Values>({
    initial: base,
    start: isChosen ? { ...base, ...typedFields(kinds, start) } : restored,
    validate: (values) => ({
      ...Object.fromEntries(
        Object.entries(sentFields(kinds, values)).map(([name, sent]) => [
          inForm(name),
          hasWrongNumber(sent) ? t.notNumber : undefined,
        ]),
      ),
      reason: textOf(values["reason"]).trim() === "" ? words.rules.required(reasonLabel) : undefined,
    }),
    submit: async (values) => {
      const from = textOf(values["from"]);
      const body = {
        value: sentFields(kinds, values),
        fromUtc: from === "" ? null : `${from}:00Z`,
        version,
        reason: textOf(values["reason"]).trim(),
      };
      await call("changeSettings", { params: { group }, body }, { idempotencyKey: intent.keyFor(body) });
      forgetDraft(subject);
      await Promise.all([revalidate("getSettings", "listSettings"), refreshTerms()]);
      showToast("good", t.saved);
      onSaved();
    },
  });
  useDraft(subject, { version, base: stored, values: { text: JSON.stringify(form.values) } });

  const next = sentFields(kinds, form.values);
  const all = Object.fromEntries(Object.keys(kinds).map((name) => [name, form.values[inForm(name)]]));
  const isChanged = !isSameValue(next, sentFields(kinds, base));
  const line = (name: "from" | "reason") => ({
    value: textOf(form.values[name]),
    error: form.errorOf(name),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => form.set(name, currentTarget.value),
  });

  return (
    <form className={layout["column-5"]} {...form.form}>
      {kept !== undefined && !isChosen && isChanged && <RestoredDraft onDiscard={form.reset} />}
      {Object.entries(kinds).map(([name, kind]) => (
        <SettingField
          key={name}
          name={name}
          kind={kind}
          value={form.values[inForm(name)]}
          all={all}
          error={form.errorOf(inForm(name))}
          onChange={(changed) => form.set(inForm(name), changed)}
        />
      ))}
      <section className={layout["column-3"]} aria-label={t.changes}>
        <h3>{t.changes}</h3>
        {isChanged ? (
          <Changes before={{ group, value }} after={{ group, value: next }} label={t.changes} />
        ) : (
          <p className={letters["hint"]}>{t.nothingChanged}</p>
        )}
      </section>
      <TextField {...line("from")} type="datetime-local" label={t.from} hint={t.fromHint} />
      <TextField {...line("reason")} label={reasonLabel} maxLength={300} />
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      <div>
        <Button type="submit" busy={form.busy} disabled={!isChanged}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}
