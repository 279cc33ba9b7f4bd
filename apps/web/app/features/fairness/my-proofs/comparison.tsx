import { useEffect, useState } from "react";
import { myProofs } from "../../../locales/en/fairness/my-proofs.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import styles from "./my-proofs.module.css";
import { type Compared, compareAll } from "./read-proofs.ts";

type Progress = { looked: number; compared?: Compared; hasFailed?: boolean };

/** Compares what this browser keeps with what the shop lists now, and says what came of it. */
export function Comparison({ onCompared }: { onCompared: () => void }) {
  const t = useTexts(myProofs);
  const [{ looked, compared, hasFailed }, setProgress] = useState<Progress>({ looked: 0 });

  useEffect(() => {
    let isGone = false;
    const say = (progress: Progress) => void (isGone || setProgress(progress));
    compareAll((count) => say({ looked: count })).then(
      (result) => {
        say({ looked: result.count, compared: result });
        if (!isGone) onCompared();
      },
      () => say({ looked: 0, hasFailed: true }),
    );
    return () => {
      isGone = true;
    };
  }, [onCompared]);

  if (hasFailed) return <p className={styles["status"]}>{t.failed}</p>;
  if (compared === undefined) {
    return (
      <p className={styles["status"]} role="status">
        {t.looking(looked)}
      </p>
    );
  }
  const { count, breaches, missing, debits } = compared;
  const isSame = breaches.length + missing.length + debits.length === 0;
  return (
    <div className={styles["findings"]}>
      {breaches.length > 0 && <Alert kind="bad">{t.breaches(breaches.length)}</Alert>}
      {missing.length > 0 && <Alert kind="bad">{t.missing(missing.join(", "))}</Alert>}
      {debits.length > 0 && <Alert kind="bad">{t.debits(debits.length)}</Alert>}
      {isSame && (
        <p className={styles["status"]} role="status">
          {count === 0 ? t.listsNothing : t.same(count)}
        </p>
      )}
    </div>
  );
}
