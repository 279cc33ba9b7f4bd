import type { Job } from "../../jobs.ts";
import { expireApprovals } from "./approvals/expire-approvals.ts";
import { chainAudit } from "./audit/audit-chain.store.ts";
import type { ActParts } from "./acts/act-parts.ts";

/** Audit entries chained per transaction. Meanwhile, no other process can chain entries. */
const BATCH = 1000;

/**
 * Background work of this room: chains the entries of the audit log behind the transactions that wrote them, and ends
 * requests that nobody has decided in time.
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
