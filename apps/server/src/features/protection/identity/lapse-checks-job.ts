import { IDENTITY_PICTURE_DAYS } from "@trove/contract";
import type { Job } from "../../../jobs.ts";
import type { ProtectionParts } from "../parts.ts";
import { mailEnd } from "./end-check.ts";
import { callLapse, findStale } from "./identity.store.ts";

const DAY_MS = 86_400_000;
const BATCH = 100;

/**
 * A background job that ends checks without a decision, and so deletes their pictures: those that were not handed in
 * for a day, and those about which nobody has decided for IDENTITY_PICTURE_DAYS. One that can't be ended doesn't keep
 * others; the job then fails at the end.
 */
export function lapseChecksJob(parts: Pick<ProtectionParts, "db" | "secrets" | "mail" | "publicUrl" | "now">): Job {
  const { db, now } = parts;
  const run = async () => {
    const at = now();
    const before = (days: number) => new Date(at.getTime() - days * DAY_MS);
    const failures: unknown[] = [];
    for (;;) {
      const stale = await findStale(db, before(1), before(IDENTITY_PICTURE_DAYS), BATCH);
      for (const check of stale) {
        const times = { begunBefore: before(1), askedBefore: before(IDENTITY_PICTURE_DAYS) };
        const lapsed = db.transaction().execute(async (tx) => {
          const old = await callLapse(tx, check, times, at);
          if (old === "Pending") await mailEnd(parts, tx, check.userId, { state: "Lapsed" });
        });
        await lapsed.catch((error: unknown) => failures.push(error));
      }
      if (stale.length < BATCH || failures.length > 0) break;
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} checks could not be ended`);
  };
  return { name: "lapse-identity-checks", everySeconds: 3600, run };
}
