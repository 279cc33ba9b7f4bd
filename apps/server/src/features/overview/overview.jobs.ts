import type { Job } from "../../jobs.ts";
import type { OperationParts } from "../operators/index.ts";
import { foldLedger } from "./projections/fold-ledger.ts";
import { checkProjections, type SealLog } from "./seal/check-projections.ts";
import { noteProcessJob } from "./status/processes.ts";
import { countWork } from "./work/read-work.ts";

/** The background jobs that keep the overview's data up to date, and check it. */
export function overviewJobs(parts: OperationParts, log: SealLog): Job[] {
  return [
    { name: "fold-ledger", everySeconds: 2, run: () => foldLedger(parts) },
    { name: "count-work", everySeconds: 15, run: () => countWork(parts) },
    noteProcessJob(parts),
    { name: "check-projections", everySeconds: 15, run: () => checkProjections(parts, log) },
  ];
}
