import { shell } from "../../locales/en/shell.ts";
import { useTexts } from "../../locales/texts.ts";
import styles from "./skip-link.module.css";

/** A link that skips the header. It is the first element in the tab order. */
export function SkipLink() {
  const t = useTexts(shell);
  return (
    <a href="#content" className={styles["skip"]}>
      {t.skip}
    </a>
  );
}
