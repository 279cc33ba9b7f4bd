import { Link } from "react-router";
import { opening } from "../../../locales/en/lootboxes/opening.ts";
import { useTexts } from "../../../locales/texts.ts";
import styles from "./may-forget.module.css";

/** Says that this browser may clear its proofs by itself, which most do only when they need room. */
export default function MayForget() {
  const t = useTexts(opening).mayForget;
  return (
    <p className={styles["note"]}>
      {t.text} <Link to="/account-settings?tab=fairness#my-proofs">{t.link}</Link>
    </p>
  );
}
