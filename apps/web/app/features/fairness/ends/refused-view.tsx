import type { Check } from "@trove/fairness";
import { ends } from "../../../locales/en/fairness/ends.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import type { RefusedOffer } from "../kept/stored-opening.ts";
import CheckList from "../proof/check-list.tsx";
import { SaveEvidence } from "../proof/save-evidence.tsx";
import styles from "./ends.module.css";

type Props = { refused: RefusedOffer; checks: readonly Check[]; onClose: () => void };

/** An offer that does not hold: nothing was revealed. */
export function RefusedView({ refused, checks, onClose }: Props) {
  const { refused: t, breach, close } = useTexts(ends);
  const wrong = checks.filter(({ outcome }) => outcome !== "Holds");
  const isUnproved = wrong.every(({ outcome }) => outcome === "NotHeld");
  const actions = (
    <>
      <Button variant="quiet" size="small" onClick={onClose}>
        {close}
      </Button>
      <SaveEvidence opening={refused} variant="filled" />
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t.title} actions={actions}>
      <div className={styles["view"]}>
        <p>{isUnproved ? t.missing : t.text}</p>
        {refused.isProven && <Alert kind="bad">{breach.proven}</Alert>}
        <CheckList checks={wrong} />
        <p className={styles["hint"]}>{t.again}</p>
      </div>
    </Dialog>
  );
}
