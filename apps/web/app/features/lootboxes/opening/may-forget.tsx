import { Link } from "react-router";
import { opening } from "../../../locales/en/lootboxes/opening.ts";
import { useTexts } from "../../../locales/texts.ts";
import styles from "./may-forget.module.css";

/** Warns that this browser may delete its proofs by itself. Most browsers do so only when storage runs out. */
export default function MayForget() {
  const t = useTexts(opening).mayForget;
  return (
    <p className={styles["note"]}>
      {t.text} <Link to="/account-settings?tab=fairness#my-proofs">{t.link}</Link>
    </p>
  );
}
