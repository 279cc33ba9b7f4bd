import { useState } from "react";
import { messageOf } from "../../../api/api-error.ts";
import { limits as texts } from "../../../locales/en/protection/limits.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";
import letters from "../../../ui/letters.module.css";
import { changeProtection } from "../change-protection.ts";

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
    <section className={classes(layout["card"], layout["stack-3"])} aria-label={t.title}>
      <h2>{t.title}</h2>
      <p className={letters["hint"]}>{isNeeded ? t.needed : t.lead}</p>
      <div className={layout["line-2-4"]}>
        <ButtonLink to="/account/limits">{t.set}</ButtonLink>
        {!isNeeded && (
          <Button variant="quiet" onClick={() => void decline()}>
            {t.none}
          </Button>
        )}
      </div>
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
    </section>
  );
}
