import { useState } from "react";
import { messageOf } from "../../../api/api-error.ts";
import { limits as texts } from "../../../locales/en/protection/limits.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { changeProtection } from "../change-protection.ts";
import styles from "./limit-choice.module.css";

/** The question whether the person wants a limit. With `isNeeded`, they can only leave it open. */
export function LimitChoice({ isNeeded }: { isNeeded: boolean }) {
  const t = useTexts(texts).question;
  const [failure, setFailure] = useState<string>();

  async function decline(): Promise<void> {
    await changeProtection("acknowledgeCheck", { body: { what: "LimitChoice" } }).catch((error: unknown) =>
      setFailure(messageOf(error)),
    );
  }

  return (
    <section className={styles["choice"]} aria-label={t.title}>
      <div className={styles["words"]}>
        <h2>{t.title}</h2>
        <p>{isNeeded ? t.needed : t.lead}</p>
      </div>
      <div className={styles["answers"]}>
        <ButtonLink variant="outline" to="/account/limits">
          {t.set}
        </ButtonLink>
        {!isNeeded && (
          <Button variant="outline" onClick={() => void decline()}>
            {t.none}
          </Button>
        )}
      </div>
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
    </section>
  );
}
