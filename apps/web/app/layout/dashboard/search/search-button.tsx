import { IconSearch } from "../../../ui/icons/shop-icons.ts";
import { dashboard } from "../../../locales/en/dashboard/dashboard.ts";
import { useTexts } from "../../../locales/texts.ts";
import styles from "./search-button.module.css";

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the search. Shows its keyboard shortcut if there is enough space. */
export function SearchButton({ onPress }: { onPress: () => void }) {
  const t = useTexts(dashboard).search;
  return (
    <button
      type="button"
      className={styles["button"]}
      title={t.label}
      aria-haspopup="dialog"
      aria-keyshortcuts="Meta+K Control+K"
      onClick={onPress}
    >
      <IconSearch size={20} stroke={1.8} />
      <span className={styles["text"]}>{t.open}</span>
      <kbd dir="ltr" aria-hidden="true">
        {t.shortcut(isApple() ? "⌘" : "Ctrl")}
      </kbd>
    </button>
  );
}
