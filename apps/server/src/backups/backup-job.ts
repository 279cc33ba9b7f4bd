import type { Job } from "../jobs.ts";
import { backUp } from "./back-up.ts";
import { backupPartsOf } from "./backup-parts.ts";

/** Backs up the embedded database, which only the process that runs it reaches. */
export function backupJob(from: Parameters<typeof backupPartsOf>[0]): Job {
  const parts = backupPartsOf(from);
  return {
    name: "back-up",
    everySeconds: parts.logSeconds,
    async run() {
      await backUp(parts);
    },
  };
}
