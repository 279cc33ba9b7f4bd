import type { Check } from "@trove/fairness";
import { ends } from "../../../locales/en/fairness/ends.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import type { RefusedOffer } from "@trove/fairness/press";
import { OpeningElsewhere } from "../elsewhere/opening-elsewhere.tsx";
import CheckList from "../proof/check-list.tsx";
import { SaveEvidence } from "../proof/save-evidence.tsx";
import letters from "../../../ui/letters.module.css";
import styles from "./ends.module.css";

type Props = { refused: RefusedOffer; checks: readonly Check[]; onClose: () => void };

/**
 * The text that says why nothing was revealed: a check differs, earlier records are missing, or a proof did not come.
 */
function reasonOf(wrong: readonly Check[]): "text" | "gap" | "missing" {
  if (wrong.some(({ outcome }) => outcome === "Differs")) return "text";
  return wrong.some(({ id }) => id === "chain-nonce") ? "gap" : "missing";
}

/** Shown for an offer that failed its checks. Nothing was revealed. */
export function RefusedView({ refused, checks, onClose }: Props) {
  const { refused: t, breach, close } = useTexts(ends);
  const wrong = checks.filter(({ outcome }) => outcome !== "Holds");
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
        <p>{t[reasonOf(wrong)]}</p>
        {refused.isProven && <Alert kind="bad">{breach.proven}</Alert>}
        <CheckList checks={wrong} />
        <OpeningElsewhere opening={refused} />
        <p className={letters["hint"]}>{t.again}</p>
      </div>
    </Dialog>
  );
}
