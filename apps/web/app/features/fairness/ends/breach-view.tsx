import type { Judgement } from "@trove/fairness";
import { labelled, listText } from "../../../locales/joined.ts";
import { ends } from "../../../locales/en/fairness/ends.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { endingOf, type StoredOpening } from "@trove/fairness/press";
import { OpeningElsewhere } from "../elsewhere/opening-elsewhere.tsx";
import { Proof } from "../proof/proof.tsx";
import { SaveEvidence } from "../proof/save-evidence.tsx";
import styles from "./ends.module.css";

type Props = {
  opening: StoredOpening;
  judgement: Judgement;
  onClose: () => void;
  /** Called when the person chooses to continue despite the breach. */
  onSetAside: () => void;
};

/** The names of the wins that the shop's response states, although the response can't be trusted. */
function namesSaid(opening: StoredOpening): readonly string[] {
  const answer = opening.kind === "Revealed" ? endingOf(opening) : undefined;
  return answer?.kind === "Receipt" ? answer.shown.boxes.map(({ item }) => item.name) : [];
}

/**
 * Says that something does not match. The main button saves the evidence; the quiet one continues despite the breach.
 */
export function BreachView({ opening, judgement, onClose, onSetAside }: Props) {
  const { breach: t, number } = useTexts(ends);
  const said = namesSaid(opening);
  const actions = (
    <>
      <Button variant="quiet" size="small" onClick={onSetAside}>
        {t.setAside}
      </Button>
      <SaveEvidence opening={opening} variant="filled" />
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t.title} actions={actions}>
      <div className={styles["view"]}>
        <p className={styles["number"]}>
          {number(opening.nonce)}
          {opening.boxName !== "" && (
            <>
              {" "}
              · <bdi>{opening.boxName}</bdi>
            </>
          )}
        </p>
        <Alert kind="bad">{judgement.isProven ? t.proven : t.claimed}</Alert>
        <p>{t.stopped}</p>
        {said.length > 0 && (
          <p>
            <strong>{labelled(t.says, listText(said))}</strong>
          </p>
        )}
        <section>
          <h3>{t.todo}</h3>
          <ol className={styles["steps"]}>
            {Object.entries(t.steps).map(([name, text]) => (
              <li key={name}>{text}</li>
            ))}
          </ol>
        </section>
        <Proof judgement={judgement} />
        <OpeningElsewhere opening={opening} />
      </div>
    </Dialog>
  );
}
