import type { Gauge } from "prom-client";
import type { Database } from "../database/connection.ts";
import { readingOf } from "./figures.store.ts";
import {
  checkpointAge,
  logBehind,
  oldest,
  poolConnections,
  queued,
  replicationDelay,
  standbys,
  unpublished,
} from "./instruments.ts";

export type StatusFigures = {
  /** Sorted by name. `oldestSeconds` is 0 for an empty queue. */
  queues: { name: string; entries: number; oldestSeconds: number }[];
  /** `checkpointSeconds` is null before the log's first checkpoint. */
  logs: { name: string; checkpointSeconds: number | null; unpublished: number; isBehind: boolean }[];
  standbys: { state: string; count: number }[];
  delaySeconds: number | null;
  connections: { open: number; idle: number; waiting: number };
};

export type ReadFigures = () => Promise<StatusFigures>;

/** The values of a gauge by its only label. */
async function byLabel(gauge: Gauge, label: string): Promise<Map<string, number>> {
  const { values } = await gauge.get();
  return new Map(values.map(({ labels, value }) => [String(labels[label]), value]));
}

async function gather(): Promise<StatusFigures> {
  const [entries, ages] = [await byLabel(queued, "queue"), await byLabel(oldest, "queue")];
  const [waiting, checkpoints] = [await byLabel(unpublished, "log"), await byLabel(checkpointAge, "log")];
  const [behind, servers] = [await byLabel(logBehind, "log"), await byLabel(standbys, "state")];
  const pool = await byLabel(poolConnections, "state");
  const delay = (await replicationDelay.get()).values[0]?.value;
  const count = (state: string) => pool.get(state) ?? 0;
  return {
    queues: [...entries].map(([name, number]) => ({ name, entries: number, oldestSeconds: ages.get(name) ?? 0 })),
    logs: [...waiting].map(([name, number]) => {
      const checkpointSeconds = checkpoints.get(name) ?? null;
      return { name, checkpointSeconds, unpublished: number, isBehind: behind.get(name) === 1 };
    }),
    standbys: [...servers].map(([state, number]) => ({ state, count: number })),
    delaySeconds: servers.size > 0 && delay !== undefined ? delay : null,
    connections: { open: count("open"), idle: count("idle"), waiting: count("waiting") },
  };
}

/** Returns a function that reads the figures which Prometheus gets, for the dashboard. */
export function makeReadFigures(database: Database): ReadFigures {
  const read = readingOf(database);
  return async () => {
    await read();
    return gather();
  };
}
