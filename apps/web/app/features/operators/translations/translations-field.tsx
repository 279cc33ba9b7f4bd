import { languages, type TranslatedLanguage, translatedLanguages } from "@trove/contract/languages";
import type { Translation, Translations } from "@trove/contract/translations";
import { translations as translationTexts } from "../../../locales/en/operators/translations.ts";
import { useTexts } from "../../../locales/texts.ts";
import { TextField } from "../../../ui/form/field.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { missingIn, translationIn, withTranslation } from "./translated-texts.ts";
import { classes } from "../../../ui/classes.ts";
import letters from "../../../ui/letters.module.css";
import styles from "./translations-field.module.css";

type Props = {
  value: Translations;
  /** The English texts. Customers read them if a translation is missing. */
  english: Translation;
  most: { name: number; description: number };
  readOnly?: boolean;
  onChange: (value: Translations) => void;
};

/** The texts in all other languages, each in a section titled with the language and the number of missing texts. */
export function TranslationsField({ value, english, most, readOnly = false, onChange }: Props) {
  const t = useTexts(translationTexts);
  const counts = translatedLanguages.map((language) => missingIn(value, language, english));
  const missing = counts.reduce((sum, count) => sum + count, 0);
  return (
    <fieldset className={styles["translations"]}>
      <legend>{t.title}</legend>
      <p className={classes(letters["hint"], styles["head"])}>
        {t.hint} <span role="status">{missing === 0 ? t.complete : t.missing(missing)}</span>
      </p>
      {translatedLanguages.map((language, place) => {
        const own = languages[language];
        const texts = translationIn(value, language);
        const shared = { lang: own.tag, dir: own.dir, readOnly };
        const change = (changed: Partial<Translation>) => onChange(withTranslation(value, language, changed));
        return (
          <details key={language} className={styles["language"]}>
            <summary>
              <bdi lang={own.tag}>{own.label}</bdi>
              <Missing count={counts[place] ?? 0} />
            </summary>
            <div className={styles["fields"]}>
              <TextField
                {...shared}
                label={t.name(own.label)}
                name={nameOf(language, "name")}
                maxLength={most.name}
                placeholder={english.name}
                value={texts.name}
                onChange={(event) => change({ name: event.currentTarget.value })}
              />
              <TextArea
                {...shared}
                label={t.description(own.label)}
                name={nameOf(language, "description")}
                maxLength={most.description}
                value={texts.description}
                onChange={(event) => change({ description: event.currentTarget.value })}
              />
            </div>
          </details>
        );
      })}
    </fieldset>
  );
}

const nameOf = (language: TranslatedLanguage, text: keyof Translation) => `translations.${language}.${text}`;

function Missing({ count }: { count: number }) {
  const t = useTexts(translationTexts);
  return <span data-missing={count > 0 || undefined}>{count === 0 ? t.complete : t.missing(count)}</span>;
}
