import { Link } from "react-router";
import { useQuery } from "../../../api/use-query.ts";
import { watchedOdds } from "../../../locales/en/overview/odds.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { dateTimeText } from "../../../ui/date-text.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { classes } from "../../../ui/classes.ts";
import tables from "../../../ui/table.module.css";
import styles from "./odds.module.css";
import { Verdict } from "./verdict.tsx";

const EVERY_MS = 30_000;

/** Lists all box versions that were opened, starting with the most suspicious. */
export default function OddsPage() {
  const t = useTexts(watchedOdds);
  const { data, error, mutate } = useQuery("listWatchedOdds", {}, { refreshInterval: EVERY_MS });
  const { box, openings, expected, observed, band, payout, tickets } = t.columns;
  return (
    <>
      <PageHeader
        title={t.title}
        actions={
          <ButtonLink variant="outline" to="/dashboard">
            {t.back}
          </ButtonLink>
        }
      />
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && !error && <SkeletonRows count={8} height={52} />}
      {data?.versions.length === 0 && <EmptyState text={t.none} />}
      {data !== undefined && data.versions.length > 0 && (
        <>
          <p className={styles["lead"]}>{t.lead(data.falseAlarmChance)}</p>
          {data.asOfUtc !== null && <p className={styles["asOf"]}>{t.asOf(dateTimeText(data.asOfUtc))}</p>}
          <table className={classes(tables["small"], styles["table"])} aria-label={t.title}>
            <thead>
              <tr>
                {[box, openings, expected, observed, band, payout, tickets].map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.versions.map((version) => (
                <tr key={`${version.lootbox.id} ${version.tableVersion}`}>
                  <th scope="row">
                    <Link to={`/dashboard/odds/${version.lootbox.id}/${version.tableVersion}`}>
                      {t.version(version.lootbox.name, version.tableVersion)}
                    </Link>
                    {!version.isCurrent && <small>{t.notCurrent}</small>}
                  </th>
                  <td data-label={openings}>{t.count(version.openings)}</td>
                  <td data-label={expected}>{t.percent(version.expectedRatio)}</td>
                  <td data-label={observed}>{t.percent(version.observedRatio)}</td>
                  <td data-label={band}>{t.range(version.band.low, version.band.high)}</td>
                  <td data-label={payout}>
                    <Verdict test={version.payout} />
                  </td>
                  <td data-label={tickets}>
                    <Verdict test={version.tickets} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </>
  );
}
