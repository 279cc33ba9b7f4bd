import { formatEuros } from "@trove/money";
import { useParams } from "react-router";
import type { CallResult } from "../../../api/request.ts";
import { useQuery } from "../../../api/use-query.ts";
import { watchedOdds } from "../../../locales/en/overview/odds.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { dateTimeText } from "../../../ui/date-text.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { LaterChart } from "../charts/later-chart.tsx";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";
import letters from "../../../ui/letters.module.css";
import styles from "./odds.module.css";
import { Verdict } from "./verdict.tsx";

type Version = CallResult<"getWatchedOdds">;

/** The number of tickets in one of the server's 100 bins. Each bar of the chart shows two bins. */
const PER_BIN = 10_000;

function Facts({ version }: { version: Version }) {
  const t = useTexts(watchedOdds);
  const facts: [string, string][] = [
    [t.columns.openings, t.count(version.openings)],
    [t.facts.price, formatEuros(version.price)],
    [t.facts.expected, `${formatEuros(version.expectedValue)} (${t.percent(version.expectedRatio)})`],
    [t.facts.deviation, formatEuros(Math.round(version.standardDeviationCents) as Version["price"])],
    [t.facts.observed, t.percent(version.observedRatio)],
    [t.facts.band, t.range(version.band.low, version.band.high)],
  ];
  return (
    <dl className={styles["facts"]}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className={letters["hint"]}>{name}</dt>
          <dd>
            <bdi dir="ltr">{value}</bdi>
          </dd>
        </div>
      ))}
      {(["payout", "tickets"] as const).map((kind) => (
        <div key={kind}>
          <dt className={letters["hint"]}>{t.columns[kind]}</dt>
          <dd>
            <Verdict test={version[kind]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Two charts: the payout over time with its expected band, and how evenly tickets were drawn. */
function Charts({ version: { points, bins, openings, expectedRatio } }: { version: Version }) {
  const t = useTexts(watchedOdds);
  const low = points.map((point) => point.low);
  const high = points.map((point) => point.high);
  const parts = Array.from({ length: 50 }, (_, index) => (bins[2 * index] ?? 0) + (bins[2 * index + 1] ?? 0));
  const names = parts.map((_, index) => t.from(t.count(2 * index * PER_BIN), t.count(2 * (index + 1) * PER_BIN - 1)));
  return (
    <>
      <div className={styles["card"]}>
        <LaterChart
          heading="h2"
          title={t.payoutTitle}
          points={points.map((point) => `${dateTimeText(point.atUtc)}, ${t.openings(point.openings)}`)}
          format={t.percent}
          series={[
            { id: "expected", name: t.columns.expected, values: points.map(() => expectedRatio), look: "faint" },
            { id: "observed", name: t.columns.observed, values: points.map(({ ratio }) => ratio), look: "line" },
          ]}
          band={{ name: t.columns.band, low, high }}
          isFromZero={false}
          ceiling={Math.max(2 * expectedRatio, ...points.map(({ ratio }) => 1.25 * ratio))}
        />
      </div>
      <div className={styles["card"]}>
        <LaterChart
          heading="h2"
          title={t.ticketsTitle}
          points={names}
          format={t.count}
          series={[
            { id: "drawn", name: t.drawn, values: parts, look: "bars" },
            { id: "uniform", name: t.uniform, values: parts.map(() => openings / parts.length), look: "faint" },
          ]}
        />
      </div>
    </>
  );
}

/** Compares the openings of one version of a box with its odds. */
export default function VersionPage() {
  const t = useTexts(watchedOdds);
  const { id = "", version: number = "" } = useParams();
  const params = { id, tableVersion: number };
  const { data, error, mutate } = useQuery("getWatchedOdds", { params });
  const isAlarmed = data !== undefined && (data.payout.alarmedAtUtc !== null || data.tickets.alarmedAtUtc !== null);
  return (
    <>
      <PageHeader
        title={data ? t.version(data.lootbox.name, data.tableVersion) : t.title}
        actions={
          <ButtonLink variant="outline" to="/dashboard/odds">
            {t.backToList}
          </ButtonLink>
        }
      />
      <div className={layout["stack-6"]}>
        {error && <ErrorState error={error} onRetry={() => void mutate()} />}
        {data === undefined && !error && <SkeletonRows count={4} height={120} />}
        {isAlarmed && <Alert kind="bad">{t.alarm}</Alert>}
        {data && <Facts version={data} />}
        {data && <Charts version={data} />}
        {data && (
          <details className={classes(letters["muted"], styles["how"])}>
            <summary>{t.how}</summary>
            <p>{t.howText}</p>
          </details>
        )}
      </div>
    </>
  );
}
