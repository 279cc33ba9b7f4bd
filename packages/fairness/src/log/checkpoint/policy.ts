import { hexOfBytes } from "../../text/bytes.ts";
import type { LogKey, WitnessKey } from "../note/keys.ts";
import { parseLogKey, parseWitnessKey } from "../note/keys.ts";

/** The signatures that a checkpoint needs. */
export type LogPolicy = {
  /** The key of the log. Its name is the log's origin. */
  readonly log: LogKey;
  readonly witnesses: readonly WitnessKey[];
  /** The number of witnesses that must have signed. With 0, the log could show different trees to different people. */
  readonly quorum: number;
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
