import { works } from "../../../locales/en/operators/works.ts";
import { useTexts } from "../../../locales/texts.ts";
import { isMoving, progressOf, type Work } from "./work.ts";
import { WorkStatusMark } from "./work-status-mark.tsx";
import letters from "../../../ui/letters.module.css";
import styles from "./works.module.css";

/** The progress of work: the number of rows that have run, the speed, and the remaining time. */
export function WorkProgress({ work }: { work: Work }) {
  const t = useTexts(works).page;
  const { ran, all } = progressOf(work);
  const { rowsPerSecond } = work;
  const speed =
    isMoving(work) && rowsPerSecond !== null && rowsPerSecond > 0
      ? [t.rate(rowsPerSecond), t.left(Math.ceil((all - ran) / rowsPerSecond))]
      : [];
  return (
    <>
      <p className={styles["progress"]} role="status">
        <WorkStatusMark status={work.status} />
        {all > 0 && <bdi className={letters["strong"]}>{t.of(ran, all)}</bdi>}
        {speed.map((text) => (
          <span key={text} className={letters["muted"]}>
            {text}
          </span>
        ))}
      </p>
      {all > 0 && work.status !== "Planned" && <progress aria-label={t.progress} value={ran} max={all} />}
    </>
  );
}
