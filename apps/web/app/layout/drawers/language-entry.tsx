import { IconChevronDown, IconLanguage } from "../../ui/icons/shop-icons.ts";
import { shell } from "../../locales/en/shell.ts";
import { useTexts } from "../../locales/texts.ts";
import { LanguageChoices } from "../language/language-choices.tsx";

/** A drawer's entry that unfolds all languages. */
export function LanguageEntry() {
  const t = useTexts(shell);
  return (
    <details>
      <summary>
        <IconLanguage size={22} stroke={1.6} />
        {t.language}
        <IconChevronDown size={18} />
      </summary>
      <LanguageChoices />
    </details>
  );
}
