import { hexOfBytes } from "../../text/bytes.ts";
import type { LogKey, WitnessKey } from "../note/keys.ts";
import { keyText, parseLogKey, parseWitnessKey } from "../note/keys.ts";
import { isSatisfied } from "./quorum.ts";
import type { WitnessPolicy } from "./witness-policy.ts";
import { NOBODY } from "./witness-policy.ts";

/** The signatures that a checkpoint needs. */
export type LogPolicy = {
  /** The key of the log. Its name is the log's origin. */
  readonly log: LogKey;
  readonly witnesses: readonly WitnessKey[];
  /**
   * The number of witnesses that must have signed, or a policy with groups. With 0, the log could show different trees
   * to different people.
   */
  readonly quorum: number | WitnessPolicy;
};

const areDifferent = (texts: readonly string[]) => new Set(texts).size === texts.length;

/**
 * Parses verifier keys. Throws SyntaxError for a malformed key. Throws RangeError if there are fewer witnesses than the
 * quorum, or if two keys or two names of witnesses are equal.
 */
export function logPolicy(logKey: string, witnessKeys: readonly string[] = [], quorum = 0): LogPolicy {
  const [log, witnesses] = [parseLogKey(logKey), witnessKeys.map(parseWitnessKey)];
  const publicKeys = [log, ...witnesses].map(({ publicKey }) => hexOfBytes(publicKey));
  if (!areDifferent(publicKeys) || !areDifferent(witnesses.map(({ name }) => name))) {
    throw new RangeError("Log and witnesses need keys and names of their own");
  }
  if (!Number.isSafeInteger(quorum) || quorum < 0 || quorum > witnesses.length) {
    throw new RangeError(`The quorum is a number from 0 to ${witnesses.length}, the number of witnesses`);
  }
  return { log, witnesses, quorum };
}

/** The policy of a log whose witnesses are in groups. Throws like {@link logPolicy}. */
export function groupedPolicy(logKey: string, policy: WitnessPolicy): LogPolicy {
  const keys = policy.witnesses.map(({ key }) => keyText(key));
  const { log, witnesses } = logPolicy(logKey, keys);
  return { log, witnesses, quorum: policy.quorum === NOBODY ? 0 : policy };
}

/** True if witnesses with these keys' names are enough. */
export function hasQuorum({ quorum }: Pick<LogPolicy, "quorum">, keyNames: readonly string[]): boolean {
  return typeof quorum === "number" ? keyNames.length >= quorum : isSatisfied(quorum, keyNames);
}
