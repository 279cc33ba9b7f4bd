import { useRef } from "react";
import { Link, useParams } from "react-router";
import { isId } from "../../../api/is-id.ts";
import { revalidate, useQuery } from "../../../api/use-query.ts";
import { works } from "../../../locales/en/operators/works.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { dateTimeText } from "../../../ui/date-text.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { KeptBoxes } from "./kept-boxes.tsx";
import { WorkActions } from "./work-actions.tsx";
import { WorkProblems } from "./work-problems.tsx";
import { WorkProgress } from "./work-progress.tsx";
import { WorkRows } from "./work-rows.tsx";
import { useWorkName } from "./use-work-name.ts";
import { isMoving, type Work, workPath } from "./work.ts";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";
import styles from "./works.module.css";

const REFRESH_MS = 1000;

/** One piece of work: its planned changes, its progress, and the result of each row. */
export default function WorkPage() {
  const { id = "" } = useParams();
  const t = useTexts(works);
  const nameOf = useWorkName();
  const shown = useRef("");
  const { data, error, mutate } = useQuery("getWork", isId(id) ? { params: { id } } : undefined, {
    refreshInterval: (latest) => (isMoving(latest) ? REFRESH_MS : 0),
    onSuccess: ({ rows }) => {
      const counts = JSON.stringify(rows);
      if (shown.current !== "" && shown.current !== counts) void revalidate("listWorkRows");
      shown.current = counts;
    },
  });
  const isUnknown = !isId(id) || error?.status === 404;
  if (isUnknown) return <EmptyState text={t.page.unknown} />;
  if (error && data === undefined) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (data === undefined) return <SkeletonRows count={8} height={52} />;
  return (
    <>
      <PageHeader
        title={nameOf(data)}
        lead={<bdi>{t.page.by(data.actor.userName, dateTimeText(data.createdAtUtc))}</bdi>}
        actions={
          <ButtonLink variant="outline" to="/dashboard/three/works">
            {t.page.back}
          </ButtonLink>
        }
      />
      <div className={layout["column-6"]}>
        <Summary work={data} />
        <WorkActions key={`${data.id} ${data.version}`} work={data} />
        <WorkRows work={data} />
      </div>
    </>
  );
}

function Summary({ work }: { work: Work }) {
  const t = useTexts(works).page;
  const { Waiting } = work.rows;
  return (
    <section className={classes(layout["column-3"], styles["summary"])}>
      <WorkProgress work={work} />
      <WorkProblems work={work} />
      <KeptBoxes boxes={work.boxesKept} />
      {work.status === "Planned" && <p>{Waiting === 0 ? t.nothing : t.planned}</p>}
      {work.status === "Cancelled" && Waiting > 0 && <p>{t.stopped(Waiting)}</p>}
      {work.status === "Failed" && <p>{t.failed}</p>}
      {work.revertsId !== null && <Link to={workPath(work.revertsId)}>{t.reverts}</Link>}
    </section>
  );
}
