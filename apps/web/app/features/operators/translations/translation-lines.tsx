import { languages } from "@trove/contract/languages";
import type { Translations } from "@trove/contract/translations";
import { classes } from "../../../ui/classes.ts";
import letters from "../../../ui/letters.module.css";
import layout from "../../../ui/layout.module.css";
import styles from "./translations-field.module.css";
import { linesOf } from "./translated-texts.ts";

/**
 * Shows the translations that one operator entered, for comparison after an edit conflict. Lists each language with its
 * texts.
 */
export function TranslationLines({ value }: { value: Translations }) {
  return (
    <dl className={classes(layout["stack-2"], styles["lines"])}>
      {linesOf(value).map(({ language, texts }) => (
        <div key={language}>
          <dt className={letters["hint"]}>{languages[language].label}</dt>
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
