import { DEFAULT_LANGUAGE, languages, offeredLanguages } from "@trove/contract/languages";
import {
  type MakerField,
  needsResponsible,
  type ProductSafety,
  type SafetyGap,
  safetyGaps,
} from "@trove/contract/product-safety";
import { useQuery } from "../../../../api/use-query.ts";
import { catalogue } from "../../../../locales/en/items/operators.ts";
import { works } from "../../../../locales/en/operators/works.ts";
import { listText } from "../../../../locales/joined.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { SelectField, TextField } from "../../../../ui/form/field.tsx";
import { TextArea } from "../../../../ui/form/text-area.tsx";
import { CountryOptions } from "../country-options.tsx";
import { makerOf, MakerOptions } from "../maker-options.tsx";
import letters from "../../../../ui/letters.module.css";
import styles from "./item-page.module.css";

/** The names of facts that an item lacks, in the page's language. */
export function useGapNames(): (gaps: readonly SafetyGap[]) => string {
  const { fields } = useTexts(works).rows;
  const { warnings } = useTexts(catalogue).safety;
  return (gaps) => listText(gaps.map((gap) => (gap === "warnings" ? warnings : fields[gap])));
}

type Props = { value: ProductSafety; onChange: (value: ProductSafety) => void };

/** Who made an item, who answers for it in the EU, and its warnings in every language. */
export function SafetyFields({ value, onChange }: Props) {
  const t = useTexts(catalogue).safety;
  const { fields } = useTexts(works).rows;
  const namesOf = useGapNames();
  const { data: makers = [] } = useQuery("listMakers", {});
  const gaps = safetyGaps(value);
  const hasResponsible = needsResponsible(value) || value.responsibleName !== "";
  // Other languages only have warnings if the English text has, so most items need one empty field.
  const isWarned = Object.values(value.warnings).some((warning) => warning !== "");
  const warned = offeredLanguages.filter((language) => language === DEFAULT_LANGUAGE || isWarned);
  const set = (changed: Partial<ProductSafety>) => onChange({ ...value, ...changed });
  const text = (name: MakerField | "identifier", most: number) => ({
    name,
    label: fields[name],
    value: value[name],
    maxLength: most,
    autoComplete: "off",
    onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }),
  });
  return (
    <fieldset className={styles["safety"]}>
      <legend>{t.title}</legend>
      <p className={letters["hint"]}>
        {t.hint} <span role="status">{gaps.length === 0 ? t.complete : t.missing(namesOf(gaps))}</span>
      </p>
      {makers.length > 0 && (
        <SelectField
          label={t.take}
          value=""
          onChange={(event) => set(makerOf(makers, event.currentTarget.value) ?? {})}
        >
          <option value="">–</option>
          <MakerOptions makers={makers} />
        </SelectField>
      )}
      <div className={styles["pair"]}>
        <TextField {...text("manufacturerName", 100)} />
        <SelectField
          label={fields.manufacturerCountry}
          value={value.manufacturerCountry}
          onChange={(event) => set({ manufacturerCountry: event.currentTarget.value })}
        >
          <option value="">–</option>
          <CountryOptions />
        </SelectField>
      </div>
      <TextField {...text("manufacturerAddress", 200)} />
      <div className={styles["pair"]}>
        <TextField {...text("manufacturerContact", 200)} />
        <TextField {...text("identifier", 100)} />
      </div>
      {hasResponsible && (
        <>
          <div className={styles["pair"]}>
            <TextField {...text("responsibleName", 100)} />
            <TextField {...text("responsibleContact", 200)} />
          </div>
          <TextField {...text("responsibleAddress", 200)} />
        </>
      )}
      {warned.map((language) => (
        <TextArea
          key={language}
          lang={languages[language].tag}
          dir={languages[language].dir}
          label={fields[`${language}Warnings`]}
          maxLength={2000}
          value={value.warnings[language] ?? ""}
          onChange={(event) => set({ warnings: { ...value.warnings, [language]: event.currentTarget.value } })}
        />
      ))}
    </fieldset>
  );
}
