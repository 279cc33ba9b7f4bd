import { languages } from "@trove/contract/languages";
import { useId, useState } from "react";
import { limits as texts } from "../../../locales/en/protection/limits.ts";
import { pageLanguage } from "../../../locales/page-language.ts";
import { useTexts } from "../../../locales/texts.ts";
import { FieldError } from "../../../ui/form/field-error.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { type DayParts, joinedDay, partsInOrder } from "./birth-date.ts";
import styles from "./birth-date-field.module.css";

const COMPLETE = { day: "bday-day", month: "bday-month", year: "bday-year" } as const;

/** A birth date in three short fields, because a calendar is slow for days long ago. */
export function BirthDateField({ error, onChange }: { error: string | undefined; onChange: (day: string) => void }) {
  const t = useTexts(texts).identity;
  const id = useId();
  const [parts, setParts] = useState<DayParts>({ day: "", month: "", year: "" });
  // Days in English stand as most of Europe writes them.
  const order = partsInOrder(pageLanguage() === "en" ? "en-GB" : languages[pageLanguage()].tag);
  return (
    <fieldset className={styles["date"]} aria-describedby={error === undefined ? undefined : id}>
      <legend>{t.birthDate}</legend>
      <div>
        {order.map((part) => (
          <TextField
            key={part}
            label={t.parts[part]}
            inputMode="numeric"
            maxLength={part === "year" ? 4 : 2}
            autoComplete={COMPLETE[part]}
            aria-invalid={error === undefined ? undefined : true}
            value={parts[part]}
            onChange={(event) => {
              const changed = { ...parts, [part]: event.currentTarget.value };
              setParts(changed);
              onChange(joinedDay(changed));
            }}
          />
        ))}
      </div>
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
