import { groupedPolicy, type LogPolicy, logPolicy, readWitnessPolicy } from "@trove/fairness/log";
import type { LogName, LogsTerms } from "@trove/fairness";

/** The keys of a log and its witnesses, and how many witnesses must sign. Undefined if a key is invalid. */
export function policyOf({ witnesses, quorum, policy, ...keys }: LogsTerms, name: LogName): LogPolicy | undefined {
  try {
    if (policy !== undefined) return groupedPolicy(keys[name], readWitnessPolicy(policy));
    return logPolicy(keys[name], witnesses, quorum);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}
