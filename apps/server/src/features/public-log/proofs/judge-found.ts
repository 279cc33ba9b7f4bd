import { type IncidentsFile, judgeIncidents, type JudgedIncident } from "@trove/fairness";
import { compareLog } from "@trove/fairness/judge-file";
import { NO_FACTS, readTermsLog } from "@trove/fairness/read-terms-log";
import type { Connection } from "../../../database/connection.ts";
import { liveLog, type Trusted } from "./verify-file.ts";

/**
 * Judges the incidents that a person's browser has reported about the public logs, in the same way as the command-line
 * verifier: by the shop's keys and the logs as they are published.
 */
export async function judgeFound(
  db: Connection,
  { keys, policies }: Trusted,
  file: IncidentsFile,
): Promise<readonly JudgedIncident[]> {
  const terms = await liveLog(db, "terms", policies.terms);
  const { noticeAt } = terms === undefined ? NO_FACTS : await readTermsLog(terms);
  return judgeIncidents(file, {
    told: keys,
    policies,
    noticeAt,
    isForked: async (name, checkpoints) => {
      const live = await liveLog(db, name, policies[name]);
      if (live === undefined) return false;
      const notes = checkpoints.map(({ note }) => note);
      return (await compareLog(live, notes)).forks.length > 0;
    },
  });
}
