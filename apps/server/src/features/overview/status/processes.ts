import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { FUNCTIONS_HASH } from "../../../database/release.ts";
import type { Job } from "../../../jobs.ts";
import { eventStreams } from "../../../metrics/instruments.ts";
import { VERSION } from "../../../environment/version.ts";
import type { OperationParts } from "../../operators/index.ts";
import { forgetProcesses, writeProcess } from "./processes.store.ts";

const own = { processId: randomUUID(), host: hostname(), version: VERSION, release: FUNCTIONS_HASH.slice(0, 8) };
const KEPT_MS = 3_600_000;

export const isOwnProcess = (processId: string): boolean => processId === own.processId;

export async function countStreams(): Promise<number> {
  const { values } = await eventStreams.get();
  return values.reduce((sum, { value }) => sum + value, 0);
}

/** Writes down every few seconds that this process runs, for the status page of all processes. */
export function noteProcessJob({ db, now }: OperationParts): Job {
  const startedAt = new Date(now().getTime() - process.uptime() * 1000);
  const run = async () => {
    const seenAt = now();
    const state = { seenAt, memoryBytes: process.memoryUsage.rss(), eventStreams: await countStreams() };
    await writeProcess(db, { ...own, startedAt, ...state });
    await forgetProcesses(db, new Date(seenAt.getTime() - KEPT_MS));
  };
  return { name: "note-process", everySeconds: 15, run };
}
