import { setTimeout as pause } from "node:timers/promises";
import { jobRuns, jobSuccess } from "./metrics/instruments.ts";

/**
 * A periodic task that several processes may run at the same time. If it exists once for each payment provider,
 * `provider` says which one's it is.
 */
export type Job = { name: string; provider?: string; everySeconds: number; run(): Promise<void> };

type JobLog = { error(details: object, text: string): void };

async function runOnce(job: Job, log: JobLog): Promise<void> {
  const labels = { job: job.name, ...(job.provider !== undefined && { provider: job.provider }) };
  const end = jobRuns.startTimer(labels);
  try {
    await job.run();
    jobSuccess.setToCurrentTime(labels);
    end({ outcome: "success" });
  } catch (error) {
    log.error({ err: error, ...labels }, "job failed");
    end({ outcome: "failure" });
  }
}

/**
 * Runs each job again `everySeconds` after its previous run ended. The returned function stops all jobs and waits for
 * the running ones.
 */
export function startJobs(jobs: readonly Job[], log: JobLog): () => Promise<void> {
  const stopping = new AbortController();
  const loops = jobs.map(async (job) => {
    while (!stopping.signal.aborted) {
      await runOnce(job, log);
      await pause(job.everySeconds * 1000, undefined, stopping).catch(() => {});
    }
  });
  return async () => {
    stopping.abort();
    await Promise.all(loops);
  };
}
