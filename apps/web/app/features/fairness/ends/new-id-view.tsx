import { ends } from "../../../locales/en/fairness/ends.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { proofsOfPerson } from "../my-proofs/read-proofs.ts";
import { acceptNewAccount } from "../opening/browser-openings.ts";
import styles from "./ends.module.css";

/**
 * Shown if the name typed to sign in belongs to a different user id than before. Asks whether this is a new account.
 */
export function NewIdView({ otherId, onClose }: { otherId: string; onClose: () => void }) {
  const { newId: t } = useTexts(ends);
  const save = async () => saveFile("my-proofs.json", await proofsOfPerson(otherId));
  const actions = (
    <>
      <Button variant="quiet" onClick={() => void acceptNewAccount(otherId).then(onClose)}>
        {t.accept}
      </Button>
      <Button onClick={() => void save()}>{t.save}</Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t.title} actions={actions}>
      <div className={styles["view"]}>
        <Alert kind="bad">{t.text}</Alert>
        <p>{t.why}</p>
        <p className={styles["number"]}>{otherId}</p>
      </div>
    </Dialog>
  );
}
