import type { CallResult } from "../../../api/request.ts";
import { type Preset, PRESET_NAMES } from "@trove/contract/permissions";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { createIntent } from "../../../api/intent.ts";
import { revalidate } from "../../../api/use-query.ts";
import { useKeptForm } from "../../../forms/use-kept-form.tsx";
import { forms } from "../../../locales/en/forms.ts";
import { audit } from "../../../locales/en/operators/audit.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { CheckboxField } from "../../../ui/form/checkbox-field.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";
import styles from "./rights-page.module.css";

type Values = Record<Preset, boolean> & { email: string; reason: string };

function initialOf(operator: CallResult<"listOperators">[number] | undefined): Values {
  const has = (preset: Preset) => operator?.presets.includes(preset) ?? false;
  return {
    email: "",
    reason: "",
    Warehouse: has("Warehouse"),
    Support: has("Support"),
    Catalogue: has("Catalogue"),
    Finance: has("Finance"),
    Identity: has("Identity"),
    Protection: has("Protection"),
    Owner: has("Owner"),
  };
}

/** A form for the rights of an operator: of `operator`, or of a person who is to become one if it is undefined. */
export function RightsForm({
  operator,
  onSaved,
}: {
  operator: CallResult<"listOperators">[number] | undefined;
  onSaved: () => void;
}) {
  const texts = useTexts(audit);
  const t = texts.rights;
  const words = useTexts(forms);
  const [intent] = useState(() => createIntent());
  const required = (label: string, text: string) => (text.trim() === "" ? words.rules.required(label) : undefined);

  async function send({ email, reason, ...chosen }: Values): Promise<void> {
    const presets = PRESET_NAMES.filter((preset) => chosen[preset]);
    if (operator === undefined) {
      const body = { email: email.trim(), presets, reason: reason.trim() };
      await call("appointOperator", { body }, { idempotencyKey: intent.keyFor(body) });
      return;
    }
    const body = { presets, version: operator.version, reason: reason.trim() };
    await call("changeRights", { params: { id: operator.userInfoId }, body }, { idempotencyKey: intent.keyFor(body) });
  }

  const form = useKeptForm<Values>({
    subject: `rights_${operator?.userInfoId ?? "new"}`,
    initial: initialOf(operator),
    validate: ({ email, reason }) => ({
      email: operator === undefined ? required(t.email, email) : undefined,
      reason: required(texts.reason, reason),
    }),
    submit: async (values) => {
      if (operator === undefined && PRESET_NAMES.every((preset) => !values[preset])) throw new Error(t.choose);
      await send(values);
      showToast("good", t.saved);
      onSaved();
      await revalidate("listOperators", "getOperator");
    },
  });

  return (
    <form className={classes(layout["stack-4"], styles["form"])} {...form.form}>
      {form.restored}
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      {operator === undefined && (
        <TextField {...form.text("email")} type="email" label={t.email} hint={t.emailHint} maxLength={254} />
      )}
      <fieldset>
        <legend>{t.presets}</legend>
        {PRESET_NAMES.map((preset) => (
          <CheckboxField
            key={preset}
            {...form.tick(preset)}
            label={
              <>
                {t.presetNames[preset]}
                <small>{t.permissions[preset]}</small>
              </>
            }
          />
        ))}
        {operator !== undefined && <small>{t.none}</small>}
      </fieldset>
      <TextField {...form.text("reason")} label={texts.reason} maxLength={300} />
      <div>
        <Button type="submit" busy={form.busy}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}
