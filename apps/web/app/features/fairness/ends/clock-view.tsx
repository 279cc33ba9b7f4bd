import type { ClockQuestion } from "@trove/fairness/press";
import { clocks } from "../../../locales/en/fairness/clocks.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import letters from "../../../ui/letters.module.css";
import styles from "./ends.module.css";
import { TimeList } from "./time-list.tsx";

type Props = { question: ClockQuestion; onAnswer: (goesOn: boolean) => void };

/** Asks whether to go on with an offer whose time is not the expected one. Closing it means not now. */
export default function ClockView({ question, onAnswer }: Props) {
  const t = useTexts(clocks);
  const actions = (
    <>
      <Button variant="quiet" onClick={() => onAnswer(false)}>
        {t.notNow}
      </Button>
      <Button onClick={() => onAnswer(true)}>{t.goOn}</Button>
    </>
  );
  return (
    <Dialog open onClose={() => onAnswer(false)} title={t.titles[question.kind]} actions={actions}>
      <div className={styles["view"]}>
        <TimeList times={question} />
        <p>{t.texts[question.kind]}</p>
        <p className={letters["hint"]}>{t.nothing}</p>
      </div>
    </Dialog>
  );
}
