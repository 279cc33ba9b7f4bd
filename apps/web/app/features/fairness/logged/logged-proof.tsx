import { type ReactNode, useId, useState } from "react";
import { IconShieldCheck } from "../../../ui/icons/shop-icons.ts";
import type { ShownOpening } from "@trove/fairness";
import { messageOf } from "../../../api/api-error.ts";
import { logged } from "../../../locales/en/fairness/logged.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import type { LoggedVerdict } from "./judge-logged.ts";
import styles from "./logged-proof.module.css";
import { LoggedSteps } from "./logged-steps.tsx";

type Props = { shown: ShownOpening; /** Shown before the button. */ children?: ReactNode };

/**
 * A button that looks an opening up in the public log and recomputes it in the visitor's browser. Its parts lie on the
 * row's grid: the button in the first line, the verdict below.
 */
export default function LoggedProof({ shown, children }: Props) {
  const t = useTexts(logged);
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<LoggedVerdict>();
  const [failure, setFailure] = useState<string>();

  async function verify(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const { lookUpLogged } = await import("./look-up-logged.ts");
      setFound(await lookUpLogged(shown));
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <div className={styles["actions"]}>
        {children}
        <Button
          variant="quiet"
          size="small"
          busy={busy}
          icon={<IconShieldCheck size={18} stroke={1.6} />}
          aria-label={t.verifyOf(shown.itemName)}
          aria-controls={id}
          onClick={() => void verify()}
        >
          {t.verify}
        </Button>
      </div>
      <div id={id} role="status" className={styles["place"]}>
        {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
        {found && <LoggedSteps found={found} shown={[shown]} />}
      </div>
    </>
  );
}
