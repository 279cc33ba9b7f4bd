import { IconCheck } from "../../ui/icons/shop-icons.ts";
import {
  type Language,
  LANGUAGE_KEY,
  LANGUAGE_PARAMETER,
  languages,
  offeredLanguages,
} from "@trove/contract/languages";
import type { KeyboardEvent } from "react";
import { pageLanguage } from "../../locales/page-language.ts";
import styles from "./language-choices.module.css";
import { storeAsText } from "../../storage/browser-storage.ts";

const YEAR_S = 365 * 24 * 60 * 60;

/**
 * Stores the chosen language in local storage, and in a cookie for the server, which renders the pages. Then loads the
 * page in that language, without a language in its URL.
 */
function chooseLanguage(language: Language): void {
  storeAsText("local", LANGUAGE_KEY, language);
  document.cookie = `${LANGUAGE_KEY}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
  const address = new URL(window.location.href);
  address.searchParams.delete(LANGUAGE_PARAMETER);
  if (address.search === window.location.search) window.location.reload();
  else window.location.replace(address);
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus up and down the list. At its ends, the focus moves to the other end. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const place = buttons.findIndex((button) => button === document.activeElement);
  buttons[(place + step + buttons.length) % buttons.length]?.focus();
}

/** All languages, each with its name in that language. The page's language is marked. */
export function LanguageChoices() {
  const current = pageLanguage();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys are an extra to Tab
    <ul className={styles["choices"]} onKeyDown={moveFocus}>
      {offeredLanguages.map((language) => {
        const { label, name, tag, dir, countryCode } = languages[language];
        return (
          <li key={language}>
            <button
              type="button"
              aria-current={language === current ? "true" : undefined}
              title={name}
              onClick={() => chooseLanguage(language)}
            >
              <span className={styles["country"]} aria-hidden="true">
                {countryCode}
              </span>
              <span lang={tag} dir={dir} className={styles["label"]}>
                {label}
              </span>
              {language === current && <IconCheck size={18} />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
