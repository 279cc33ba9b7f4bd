import { Link } from "react-router";
import { useQuery } from "../../../api/use-query.ts";
import { seen } from "../../../locales/en/protection/seen.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useMay } from "../../../session/use-rights.ts";
import { classes } from "../../../ui/classes.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import layout from "../../../ui/layout.module.css";
import letters from "../../../ui/letters.module.css";
import { markerText, SeenProtection } from "../../protection/index.tsx";
import styles from "./person-protection.module.css";

/** The protection of a person, and the signs of harm that were found about them. */
export function PersonProtection({ personId: id }: { personId: string }) {
  const t = useTexts(seen);
  const canReadCases = useMay()("cases.read") !== false;
  const { data, error, mutate } = useQuery("getPersonProtection", { params: { id } });
  if (error) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (data === undefined) return <SkeletonRows count={5} height={52} />;
  return (
    <div className={styles["parts"]}>
      <section className={classes(layout["stack-3"], layout["card"])}>
        <h2>{t.signs}</h2>
        {data.markers.length === 0 ? (
          <p className={letters["hint"]}>{t.noSigns}</p>
        ) : (
          <ul className={styles["signs"]}>
            {data.markers.map((marker) => (
              <li key={`${marker.kind} ${marker.foundAtUtc}`}>
                <span>{markerText(marker, t.markers)}</span>
                <span className={letters["hint"]}>
                  {dateTimeText(marker.foundAtUtc)}
                  {canReadCases && (
                    <>
                      {" · "}
                      <Link to={`/dashboard/group/cases/${marker.caseId}`}>
                        <bdi dir="ltr">{marker.caseNumber}</bdi>
                      </Link>
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <SeenProtection seen={data} />
    </div>
  );
}
