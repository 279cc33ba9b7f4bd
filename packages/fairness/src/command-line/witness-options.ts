import { readFileSync } from "node:fs";
import type { LogPolicy } from "../log/checkpoint/policy.ts";
import { groupedPolicy, logPolicy } from "../log/checkpoint/policy.ts";
import type { WitnessPolicy } from "../log/checkpoint/witness-policy.ts";
import { parseWitnessPolicy } from "../log/checkpoint/witness-policy.ts";

/** The options of a command line that say which witnesses must have signed. */
export type WitnessOptions = {
  /** Path of a file of C2SP tlog-policy. */
  readonly policy?: string | undefined;
  readonly witness: readonly string[];
  readonly quorum?: string | undefined;
};

function readPolicy(path: string): WitnessPolicy {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (cause) {
    throw new RangeError(`--policy: ${path} can't be read`, { cause });
  }
  return parseWitnessPolicy(text);
}

function quorumOf({ witness, quorum }: WitnessOptions): number {
  if (quorum === undefined) return witness.length;
  if (!/^\d{1,6}$/u.test(quorum)) throw new RangeError("--quorum is a whole number");
  return Number(quorum);
}

/** Returns a function that makes the policy of a log from its key. Both throw SyntaxError and RangeError. */
export function policyMaker(options: WitnessOptions): (logKey: string) => LogPolicy {
  const { policy: path, witness, quorum } = options;
  if (path === undefined) return (logKey) => logPolicy(logKey, witness, quorumOf(options));
  if (witness.length > 0 || quorum !== undefined) {
    throw new RangeError("--policy says who must sign: leave out --witness and --quorum");
  }
  const policy = readPolicy(path);
  return (logKey) => groupedPolicy(logKey, policy);
}
