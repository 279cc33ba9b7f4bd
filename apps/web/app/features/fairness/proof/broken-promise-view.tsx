import { fairness } from "../../../locales/en/fairness/fairness.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { forgetHeld } from "../opening/browser-record.ts";
import styles from "./breach-view.module.css";
import type { BrokenPromise } from "../opening/held-commitments.ts";
import { SaveEvidence } from "./save-evidence.tsx";

type Props = { userId: string; promise: BrokenPromise; onClose: () => void };

/** Two signed commitments for one nonce: the one that this browser held and the one that the shop returns now. */
export default function BrokenPromiseView({ userId, promise, onClose }: Props) {
  const t = useTexts(fairness).broken;
  const { held, now } = promise;
  const { nonce, serverSeedHash, keyId, signature } = held;
  const evidence = JSON.stringify({ userId, held: { nonce, serverSeedHash, keyId, signature }, now }, undefined, 2);

  function startOver(): void {
    forgetHeld(userId);
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title}
      actions={
        <>
          <Button variant="quiet" onClick={startOver}>
            {t.startOver}
          </Button>
          <SaveEvidence evidence={evidence} nonce={nonce} variant="filled" />
        </>
      }
    >
      <div className={styles["view"]}>
        <Alert kind="bad">{t.text(nonce)}</Alert>
        <dl className={styles["commitments"]}>
          <dt>{t.held}</dt>
          <dd className="mono">{serverSeedHash}</dd>
          <dt>{t.now}</dt>
          <dd className="mono">{now.serverSeedHash}</dd>
        </dl>
      </div>
    </Dialog>
  );
}
