import { languages } from "@trove/contract/languages";
import styles from "./translations-field.module.css";
import { linesOf } from "./translations-text.ts";

/** Translations beside those of somebody else: each language with its texts. */
export function TranslationLines({ value }: { value: string }) {
  return (
    <dl className={styles["lines"]}>
      {linesOf(value).map(({ language, texts }) => (
        <div key={language}>
          <dt>{languages[language].label}</dt>
          {texts.map((text) => (
            <dd key={text} lang={languages[language].tag}>
              <bdi>{text}</bdi>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
