import { IconX } from "../../../ui/icons/shop-icons.ts";
import { useRef } from "react";
import { Link } from "react-router";
import { useQuery } from "../../../api/use-query.ts";
import { works } from "../../../locales/en/operators/works.ts";
import { useTexts } from "../../../locales/texts.ts";
import { IconButton } from "../../../ui/button.tsx";
import { useWorkName } from "./use-work-name.ts";
import { WorkProgress } from "./work-progress.tsx";
import { isMoving, workPath } from "./work.ts";
import layout from "../../../ui/layout.module.css";
import styles from "./works.module.css";

const REFRESH_MS = 1000;

type Props = {
  id: string;
  /** Called when more rows have run. */
  onProgress: () => void;
  onHide: () => void;
};

/**
 * The progress of work, on the list page of the records that the work changes. The work continues if the page is
 * closed.
 */
export default function WorkStrip({ id, onProgress, onHide }: Props) {
  const t = useTexts(works).page;
  const nameOf = useWorkName();
  const seen = useRef("");
  const { data: work } = useQuery(
    "getWork",
    { params: { id } },
    {
      refreshInterval: (latest) => (isMoving(latest) ? REFRESH_MS : 0),
      onSuccess: ({ status, rows }) => {
        const latest = JSON.stringify([status, rows]);
        if (seen.current !== latest) onProgress();
        seen.current = latest;
      },
    },
  );
  if (work === undefined) return null;
  const { Failed } = work.rows;
  return (
    <section className={styles["strip"]} aria-label={nameOf(work)}>
      <div className={layout["stack-2"]}>
        <h2>{nameOf(work)}</h2>
        <WorkProgress work={work} />
        <p>
          {Failed > 0 && <span className={styles["problem"]}>{t.failedRows(Failed)}</span>}{" "}
          <Link to={workPath(id)}>{t.details}</Link>
        </p>
      </div>
      {!isMoving(work) && (
        <IconButton label={t.dismiss} onClick={onHide}>
          <IconX size={18} />
        </IconButton>
      )}
    </section>
  );
}
