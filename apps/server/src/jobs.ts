import { setTimeout as pause } from "node:timers/promises";
import { jobRuns, jobSuccess } from "./metrics/instruments.ts";

/** A periodic task that several processes may run at the same time. */
export type Job = { name: string; everySeconds: number; run(): Promise<void> };

type JobLog = { error(details: object, text: string): void };

async function runOnce(job: Job, log: JobLog): Promise<void> {
  const end = jobRuns.startTimer({ job: job.name });
  try {
    await job.run();
    jobSuccess.setToCurrentTime({ job: job.name });
    end({ outcome: "success" });
  } catch (error) {
    log.error({ err: error, job: job.name }, "job failed");
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
