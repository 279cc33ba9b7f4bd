import { shell } from "../../locales/en/shell.ts";
import { useTexts } from "../../locales/texts.ts";
import styles from "./skip-link.module.css";

/** The first element in tab order: skips the header. */
export function SkipLink() {
  const t = useTexts(shell);
  return (
    <a href="#content" className={styles["skip"]}>
      {t.skip}
    </a>
  );
}
