import { languages, offeredLanguages } from "@trove/contract/languages";
import { settings } from "../../../../locales/en/operators/settings.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { TextArea } from "../../../../ui/form/text-area.tsx";
import styles from "../settings-page.module.css";

type Messages = Readonly<Record<string, string>>;

/** A text in every language. */
export function MessagesField({ value, onChange }: { value: Messages; onChange: (value: Messages) => void }) {
  const t = useTexts(settings);
  return (
    <fieldset className={styles["parts"]}>
      <legend>{t.fields.messages}</legend>
      <p>{t.hints.message}</p>
      {offeredLanguages.map((language) => {
        const { label, tag, dir } = languages[language];
        return (
          <TextArea
            key={language}
            label={label}
            lang={tag}
            dir={dir}
            maxLength={500}
            rows={2}
            value={value[language] ?? ""}
            onChange={(event) => onChange({ ...value, [language]: event.currentTarget.value })}
          />
        );
      })}
    </fieldset>
  );
}
