import type { CallResult } from "../../../api/request.ts";
import { useQuery } from "../../../api/use-query.ts";
import { duration, number } from "../../../locales/en/grammar.ts";
import { overview } from "../../../locales/en/overview/overview.ts";
import { shopStatus } from "../../../locales/en/overview/status.ts";
import { useTexts } from "../../../locales/texts.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { StatusFacts } from "./status-facts.tsx";
import { StatusTable } from "./status-table.tsx";
import styles from "./status.module.css";

const EVERY_MS = 15_000;

type Status = CallResult<"getShopStatus">;

/** How the shop and what it stands on are doing, made to be kept open. */
export default function StatusPage() {
  const t = useTexts(shopStatus);
  const { asOf } = useTexts(overview);
  const { data, error, mutate } = useQuery("getShopStatus", {}, { refreshInterval: EVERY_MS });
  return (
    <>
      <PageHeader title={t.title} lead={data && asOf(dateTimeText(data.asOfUtc))} />
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && !error && <SkeletonRows count={8} height={52} />}
      {data && (
        <div className={styles["page"]}>
          <StatusFacts status={data} />
          <Processes status={data} />
          <Queues status={data} />
          <Logs status={data} />
        </div>
      )}
    </>
  );
}

function Processes({ status: { processes, node } }: { status: Status }) {
  const t = useTexts(shopStatus);
  return (
    <StatusTable
      title={t.processes}
      columns={[t.host, t.version, t.started, t.memory, t.streams]}
      rows={processes.map(({ host, version, release, isOwn, startedAtUtc, memoryBytes, eventStreams }) => ({
        key: `${host} ${startedAtUtc}`,
        cells: [
          <>
            <bdi>{host}</bdi>
            {isOwn && ` (${t.thisOne})`}
          </>,
          t.running(version, release, node),
          dateTimeText(startedAtUtc),
          t.megabytes(memoryBytes),
          number(eventStreams),
        ],
      }))}
    />
  );
}

function Queues({ status: { queues } }: { status: Status }) {
  const t = useTexts(shopStatus);
  const names: Readonly<Record<string, string>> = t.queueNames;
  return (
    <StatusTable
      title={t.queues}
      isNarrow
      columns={[t.queue, t.waitingColumn, t.oldest]}
      rows={queues.map(({ name, entries, oldestSeconds }) => ({
        key: name,
        cells: [names[name] ?? name, number(entries), oldestSeconds === 0 ? "–" : duration(oldestSeconds)],
      }))}
    />
  );
}

function Logs({ status: { logs } }: { status: Status }) {
  const t = useTexts(shopStatus);
  const names: Readonly<Record<string, string>> = t.logNames;
  return (
    <StatusTable
      title={t.logs}
      isNarrow
      columns={[t.log, t.checkpoint, t.unpublished]}
      rows={logs.map(({ name, checkpointSeconds, unpublished, isBehind }) => ({
        key: name,
        isBad: isBehind,
        cells: [
          isBehind ? `${names[name] ?? name} (${t.behind})` : (names[name] ?? name),
          checkpointSeconds === null ? t.never : t.ago(duration(checkpointSeconds)),
          number(unpublished),
        ],
      }))}
    />
  );
}
