import { useQuery } from "../../../api/use-query.ts";
import { changes } from "../../../locales/en/operators/changes.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { RowChanges } from "../works/row-changes.tsx";
import styles from "./work-preview.module.css";

const MOST = 10;

/** The first rows of work that waits for an approval, each with its changes. `rows` is the total number of rows. */
export function WorkPreview({ id, rows }: { id: string; rows: number }) {
  const t = useTexts(changes);
  const query = { status: "Waiting", pageSize: MOST } as const;
  const { data, error, mutate } = useQuery("listWorkRows", { params: { id }, query });
  if (error) return <ErrorState error={error} onRetry={() => void mutate()} />;
  return (
    <section className={styles["preview"]}>
      <h3>{t.rows}</h3>
      {data === undefined && <SkeletonRows count={3} height={52} />}
      <ul>
        {data?.items.map((row) => (
          <li key={row.line}>
            <strong>
              <bdi>{row.name}</bdi>
            </strong>
            <RowChanges row={row} />
          </li>
        ))}
      </ul>
      {rows > MOST && (
        <ButtonLink variant="outline" size="small" to={`/dashboard/three/works/${id}`}>
          {t.more(rows)}
        </ButtonLink>
      )}
    </section>
  );
}
