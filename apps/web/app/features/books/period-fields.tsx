import { books } from "../../locales/en/books.ts";
import { useTexts } from "../../locales/texts.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/form/field.tsx";
import styles from "./books-page.module.css";
import { isMonth, lastMonth, lastQuarter, type Months } from "./months.ts";

/** The fields for the months of the page, with two periods that are often wanted. */
export function PeriodFields({ months, onChange }: { months: Months; onChange: (months: Months) => void }) {
  const t = useTexts(books);
  const field = (name: keyof Months) => (
    <TextField
      type="month"
      label={t[name]}
      value={months[name]}
      onChange={({ currentTarget: { value } }) => isMonth(value) && onChange({ ...months, [name]: value })}
    />
  );
  return (
    <div className={styles["period"]}>
      {field("from")}
      {field("to")}
      <Button variant="outline" onClick={() => onChange(lastMonth(new Date()))}>
        {t.lastMonth}
      </Button>
      <Button variant="outline" onClick={() => onChange(lastQuarter(new Date()))}>
        {t.lastQuarter}
      </Button>
    </div>
  );
}
