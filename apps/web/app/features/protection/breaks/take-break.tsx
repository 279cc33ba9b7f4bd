import { Link } from "react-router";
import { breaks } from "../../../locales/en/protection/breaks.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import styles from "./take-break.module.css";
import { useBreak, useBreakCalls } from "./use-break.ts";

/** Takes a break of 24 hours at one press, without a question, and leads to the other breaks. Empty in a break. */
export default function TakeBreak() {
  const t = useTexts(breaks);
  const { busy, failure, begin } = useBreakCalls();
  if (useBreak()) return null;
  return (
    <div className={styles["take"]}>
      <Button variant="quiet" size="small" busy={busy} onClick={() => void begin({ kind: "Break" })}>
        {t.day}
      </Button>
      <Link to="/account/protection">{t.longer}</Link>
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
    </div>
  );
}
