import type { Job } from "../../jobs.ts";
import { expireApprovals } from "./approvals/expire-approvals.ts";
import { chainAudit } from "./audit/audit-chain.store.ts";
import type { ActParts } from "./acts/act-parts.ts";

/** Audit entries chained per transaction. Meanwhile, no other process can chain entries. */
const BATCH = 1000;

/**
 * The background jobs of this room. One adds entries to the audit log's chain after the transactions that wrote them;
 * the other expires requests that nobody has decided in time.
 */
export function operatorJobs({ db, now, fourEyes }: Pick<ActParts, "db" | "now" | "fourEyes">): readonly Job[] {
  const run = async () => {
    while ((await chainAudit(db, BATCH, now())) === BATCH);
  };
  return [
    { name: "audit-chain", everySeconds: 5, run },
    { name: "expire-approvals", everySeconds: 60, run: () => expireApprovals({ db, fourEyes }, now()) },
  ];
}
