import { use } from "react";
import { useTexts } from "../../locales/texts.ts";
import { shell } from "../../locales/en/shell.ts";
import styles from "./full-screen-loader.module.css";
import { Mark } from "../media/mark.tsx";
import { BrandContext } from "../page/site.ts";

/** Covers the screen until the session is known. */
export function FullScreenLoader() {
  const t = useTexts(shell);
  const brand = use(BrandContext);
  return (
    <div className={styles["loader"]} role="status">
      <title>{brand}</title>
      <Mark size={56} />
      <span className="visually-hidden">{t.loading}</span>
    </div>
  );
}
