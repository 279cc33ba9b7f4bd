import { useState } from "react";
import { ends } from "../../../locales/en/fairness/ends.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import type { Settled } from "@trove/fairness/press";
import { Proof } from "../proof/proof.tsx";
import { DrawnItems } from "./drawn-items.tsx";
import styles from "./ends.module.css";
import { Question } from "./question.tsx";

/** Shown if another browser of the person used the nonce of this press first. */
export function ElsewhereView({ settled, onClose }: { settled: Settled; onClose: () => void }) {
  const t = useTexts(ends);
  const [judgement, setJudgement] = useState(settled.judgement);
  const { opening } = settled;
  const { record, draws, ours } = judgement;
  const close = (
    <Button variant="outline" data-focus-first onClick={onClose}>
      {t.close}
    </Button>
  );
  return (
    <Dialog open onClose={onClose} title={t.elsewhere.title} actions={close}>
      <div className={styles["view"]}>
        <p className={styles["number"]}>
          {t.number(opening.nonce)} · <bdi>{opening.boxName}</bdi>
        </p>
        <p>{t.elsewhere.text}</p>
        <Question opening={opening} judgement={judgement} onJudged={setJudgement} />
        {record?.kind === "Void" && <p>{t.elsewhere.voided}</p>}
        {record?.kind === "Receipt" && draws && <DrawnItems title={t.elsewhere.won} draws={draws} />}
        {ours && <DrawnItems title={t.wouldHere} draws={ours} />}
        <Proof judgement={judgement} opening={opening} />
      </div>
    </Dialog>
  );
}
