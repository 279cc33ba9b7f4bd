import { PAYMENT_STATUSES, TRANSACTION_TYPES } from "@trove/contract/statuses";
import { balance } from "../../../locales/en/balance.ts";
import { type Translated, useTexts } from "../../../locales/texts.ts";
import { SelectField, TextField } from "../../../ui/form/field.tsx";
import { type FilterProps, lastDays, MOST_DAYS, type PeriodMistake } from "./statement-filters.ts";
import styles from "./statement-filters-bar.module.css";

type Words = Translated<typeof balance>["transactions"];

/** The error text for an invalid period. */
export function mistakeText(mistake: PeriodMistake, t: Words): string {
  return mistake === "tooLong" ? t.tooLong(MOST_DAYS) : t[mistake];
}

/** The fields for the period. Each change applies at once. */
export function PeriodFields({ filters, mistake, now, onChange }: FilterProps) {
  const t = useTexts(balance).transactions;
  const today = lastDays(1, now).to;

  return (
    <div className={styles["fields"]}>
      <TextField
        label={t.from}
        type="date"
        value={filters.from}
        max={today}
        error={mistake && mistakeText(mistake, t)}
        onChange={(event) => onChange({ from: event.currentTarget.value })}
      />
      <TextField
        label={t.to}
        type="date"
        value={filters.to}
        max={today}
        onChange={(event) => onChange({ to: event.currentTarget.value })}
      />
    </div>
  );
}

/** The fields for type and status. Each change applies at once. */
export function KindFields({ filters, onChange }: FilterProps) {
  const t = useTexts(balance).transactions;

  return (
    <div className={styles["fields"]}>
      <SelectField
        label={t.type}
        value={filters.type ?? ""}
        onChange={(event) => onChange({ type: event.currentTarget.value })}
      >
        <option value="">{t.allTypes}</option>
        {TRANSACTION_TYPES.map((type) => (
          <option key={type} value={type}>
            {t.types[type]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t.status}
        value={filters.status ?? ""}
        onChange={(event) => onChange({ status: event.currentTarget.value })}
      >
        <option value="">{t.allStatuses}</option>
        {PAYMENT_STATUSES.map((status) => (
          <option key={status} value={status}>
            {t.statuses[status]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
