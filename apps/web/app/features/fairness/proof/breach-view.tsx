import type { JudgedResponse } from "../opening/judge-response.ts";
import { fairness } from "../../../locales/en/fairness/fairness.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { forgetRequest } from "../opening/browser-record.ts";
import { Proof } from "./proof.tsx";
import styles from "./breach-view.module.css";
import { SaveEvidence } from "./save-evidence.tsx";

type Props = { judged: JudgedResponse; onAskAgain: () => void; onClose: () => void };

/** Shown when a response differs from the held data: says so plainly and offers the evidence first. */
export default function BreachView({ judged, onAskAgain, onClose }: Props) {
  const t = useTexts(fairness);
  const { opening, response, verification, evidence } = judged;
  const { nonce } = opening.body.terms;

  function setAside(): void {
    forgetRequest(opening);
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t.breach.title}
      actions={
        <>
          <Button variant="quiet" onClick={setAside}>
            {t.breach.setAside}
          </Button>
          <Button variant="outline" onClick={onAskAgain}>
            {t.breach.askAgain}
          </Button>
        </>
      }
    >
      <div className={styles["view"]}>
        <Alert kind="bad">{t.breach.text}</Alert>
        <div>
          <SaveEvidence evidence={evidence} nonce={nonce} variant="filled" />
        </div>
        {response && (
          <div>
            <p>{t.breach.says}</p>
            <ul className={styles["items"]}>
              {response.openings.map(({ openingId, item }) => (
                <li key={openingId}>{item.name}</li>
              ))}
            </ul>
          </div>
        )}
        <Proof verification={verification} />
        <p className={styles["hint"]}>{t.breach.setAsideHint}</p>
      </div>
    </Dialog>
  );
}
