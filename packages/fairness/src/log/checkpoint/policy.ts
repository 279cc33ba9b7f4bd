import { hexOfBytes } from "../../text/bytes.ts";
import type { LogKey, WitnessKey } from "../note/keys.ts";
import { parseLogKey, parseWitnessKey } from "../note/keys.ts";

/** Whose signatures a checkpoint needs. */
export type LogPolicy = {
  /** Its name is the log's origin. */
  readonly log: LogKey;
  readonly witnesses: readonly WitnessKey[];
  /** How many of the witnesses must have signed. With 0, the log may show others another tree. */
  readonly quorum: number;
};

const areDifferent = (texts: readonly string[]) => new Set(texts).size === texts.length;

/**
 * Reads verifier keys. Throws SyntaxError for a malformed one, and RangeError for a quorum that can't be reached or
 * whose witnesses are not different ones.
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
