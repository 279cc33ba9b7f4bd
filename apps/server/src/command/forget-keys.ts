import { IDEMPOTENCY_TTL_HOURS } from "@trove/contract";
import type { Connection } from "../database/connection.ts";
import { sweep } from "../database/sweep.ts";
import type { Job } from "../jobs.ts";
import { sweepKeys } from "./idempotency.store.ts";

const HOUR_MS = 3_600_000;

/** Deletes idempotency keys older than one day, as documented. A request that is repeated later takes effect again. */
export function forgetKeysJob(db: Connection, now: () => Date): Job {
  return {
    name: "forget-keys",
    everySeconds: 3600,
    run: async () => {
      const before = new Date(now().getTime() - IDEMPOTENCY_TTL_HOURS * HOUR_MS);
      await sweep((most) => sweepKeys(db, before, most));
    },
  };
}
