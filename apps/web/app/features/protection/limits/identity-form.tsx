import { countries } from "@trove/contract/countries";
import { useEffect, useRef } from "react";
import { revalidate } from "../../../api/use-query.ts";
import { useForm } from "../../../forms/use-form.ts";
import { forms } from "../../../locales/en/forms.ts";
import { limits as texts } from "../../../locales/en/protection/limits.ts";
import { countryName } from "../../../locales/names.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { SelectField } from "../../../ui/form/field.tsx";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";
import letters from "../../../ui/letters.module.css";
import { changeProtection } from "../change-protection.ts";
import { isDay } from "./birth-date.ts";
import { BirthDateField } from "./birth-date-field.tsx";

type Props = { lead: string; residence?: string; onDone?: () => void };

/** Asks for birth date and country of residence. */
export function IdentityForm({ lead, residence = "", onDone }: Props) {
  const t = useTexts(texts).identity;
  const words = useTexts(forms);
  const heading = useRef<HTMLHeadingElement>(null);
  const isCorrection = onDone !== undefined;
  // The button that opened the form is gone.
  useEffect(() => {
    if (isCorrection) heading.current?.focus();
  }, [isCorrection]);
  const form = useForm({
    initial: { birthDate: "", residence },
    validate: ({ birthDate, residence: country }) => ({
      birthDate: birthDate === "" ? words.rules.required(t.birthDate) : isDay(birthDate) ? undefined : t.notDate,
      residence: country === "" ? words.rules.required(t.residence) : undefined,
    }),
    submit: async (body) => {
      await changeProtection("beginIdentity", { body });
      await revalidate("getIdentity");
      onDone?.();
    },
  });
  return (
    <form className={classes(layout["card"], layout["column-4"])} {...form.form}>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {t.title}
        </h2>
        <p className={letters["hint"]}>{lead}</p>
      </div>
      <BirthDateField error={form.errorOf("birthDate")} onChange={(day) => form.set("birthDate", day)} />
      <SelectField
        label={t.residence}
        value={form.values.residence}
        error={form.errorOf("residence")}
        onChange={(event) => form.set("residence", event.currentTarget.value)}
      >
        <option value="" disabled>
          {t.choose}
        </option>
        {countries.map(({ code }) => (
          <option key={code} value={code}>
            {countryName(code)}
          </option>
        ))}
      </SelectField>
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      <div>
        <Button type="submit" busy={form.busy}>
          {t.send}
        </Button>
      </div>
    </form>
  );
}
