import { useState } from "react";
import { costOf, type VoidRecord } from "@trove/fairness";
import { cents, formatEuros } from "@trove/money";
import { ends } from "../../../locales/en/fairness/ends.ts";
import { type Translated, useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import type { Settled } from "@trove/fairness/press";
import { Proof } from "../proof/proof.tsx";
import { DrawnItems } from "./drawn-items.tsx";
import letters from "../../../ui/letters.module.css";
import styles from "./ends.module.css";
import { Question } from "./question.tsx";
import { VoidCourse } from "./void-course.tsx";

type Props = { settled: Settled; record: VoidRecord; onClose: () => void };
type Reasons = Translated<typeof ends>["void"]["reasons"];

function reasonOf(reasons: Reasons, { reason, balanceCents }: VoidRecord, costCents: number): string {
  if (reason === "ACCOUNT_BLOCKED") return reasons.ACCOUNT_BLOCKED;
  return reasons.INSUFFICIENT_BALANCE(formatEuros(cents(balanceCents)), formatEuros(cents(costCents)));
}

/**
 * Shows an opening that ended without a draw: the reason, the movements of the balance, and the items that it would
 * have drawn.
 */
export function VoidView({ settled, record, onClose }: Props) {
  const t = useTexts(ends);
  const [judgement, setJudgement] = useState(settled.judgement);
  const { opening } = settled;
  const { offer, draws, verdict } = judgement;
  // A dishonest shop could charge in secret and still sign a void, so only a sound verdict says that nothing was
  // charged.
  const isShown = verdict === "Verified" || verdict === "Unlogged";
  const close = (
    <Button variant="outline" data-focus-first onClick={onClose}>
      {t.close}
    </Button>
  );
  return (
    <Dialog open onClose={onClose} title={isShown ? t.void.title : t.void.claimed} actions={close}>
      <div className={styles["view"]}>
        <p className={styles["number"]}>
          {t.number(opening.nonce)} · <bdi>{opening.boxName}</bdi>
        </p>
        {offer && <p>{reasonOf(t.void.reasons, record, costOf(offer))}</p>}
        {offer && <VoidCourse record={record} offer={offer} opening={opening} />}
        <Question opening={opening} judgement={judgement} onJudged={setJudgement} />
        {draws && (
          <div>
            <DrawnItems title={t.would} draws={draws} />
            <p className={letters["hint"]}>{t.void.draws}</p>
          </div>
        )}
        <Proof judgement={judgement} opening={opening} />
      </div>
    </Dialog>
  );
}
