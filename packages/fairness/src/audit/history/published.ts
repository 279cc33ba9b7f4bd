import type { SignedCheckpoint } from "../../log/checkpoint/open-checkpoint.ts";
import { openCheckpoint } from "../../log/checkpoint/open-checkpoint.ts";
import type { LogPolicy } from "../../log/checkpoint/policy.ts";
import { LogFault } from "../../log/fault.ts";
import { readHistory, readHistorySize } from "../../log/history/read-history.ts";
import type { ReadLogFile } from "../../log/tiles/read.ts";
import type { TreeHead } from "../../log/tree/tree-head.ts";
import type { Findings } from "../findings.ts";
import type { DigestedHistory } from "./digest.ts";
import { freshOf, timeOf, TOLERANCE_MS, witnessesOf } from "../../log/history/witness-time.ts";

/**
 * A published checkpoint. `time` is when it is signed since, `fresh` when enough witnesses signed it last; undefined
 * without witnesses, and with too few.
 */
export type Published = TreeHead & { readonly time: number | undefined; readonly fresh: number | undefined };

type Reading = {
  readonly read: ReadLogFile;
  readonly policy: LogPolicy;
  /** The log's checkpoint, up to which the history is read. */
  readonly checkpoint: SignedCheckpoint;
  readonly findings: Findings;
  readonly digested: DigestedHistory;
};

async function opened(note: string, policy: LogPolicy): Promise<SignedCheckpoint | string> {
  try {
    // Earlier policies may have had other witnesses.
    return await openCheckpoint(note, { ...policy, quorum: 0 });
  } catch (error) {
    if (error instanceof LogFault) return error.message;
    throw error;
  }
}

/**
 * Yields the published checkpoints of a log, in the order of their publication: the entries of its history, and at last
 * the checkpoint itself if the history does not reach it. Checks signatures, sizes and times, but not the roots. An
 * entry that the log has not signed is left out. Throws LogFault if the history can't be read.
 */
export async function* publishedCheckpoints(reading: Reading): AsyncGenerator<Published> {
  const { read, policy, checkpoint, findings, digested } = reading;
  const [{ name }, witnesses] = [policy.log, witnessesOf(policy)];
  const count = await readHistorySize(read);
  if (checkpoint.size > 0 && (count ?? 0) === 0) findings.ask("history", `${name} has no history`);
  let last: { size: number; time: number } = { size: 0, time: -Infinity };
  let [place, unwitnessed] = [0, 0];
  for await (const note of readHistory(read, count ?? 0)) {
    const entry = await opened(note, policy);
    const at = `entry ${place} of ${name}`;
    place += 1;
    if (typeof entry === "string") {
      findings.check("history", `${at}: ${entry}`);
      continue;
    }
    if (entry.size > checkpoint.size) break;
    const time = timeOf(witnesses, entry);
    digested.add(note);
    digested.first ??= { size: entry.size, time };
    const isSmaller = entry.size < last.size;
    const isEarlier = time !== undefined && time < last.time - TOLERANCE_MS;
    if (isSmaller || isEarlier) findings.check("history", `${at} is older than the one before`);
    if (witnesses !== undefined && time === undefined) unwitnessed += 1;
    last = { size: Math.max(last.size, entry.size), time: Math.max(last.time, time ?? -Infinity) };
    if (!isSmaller) yield { size: entry.size, root: entry.root, time, fresh: freshOf(witnesses, entry) };
  }
  if (unwitnessed > 0) findings.ask("history", `${name}: too few witnesses have signed ${unwitnessed} entries`);
  if (!digested.isContinued) {
    findings.ask("restored", `${name} had other entries at the earlier audit, as before a restore without them`);
  }
  if (checkpoint.size > last.size) {
    const times = { time: timeOf(witnesses, checkpoint), fresh: freshOf(witnesses, checkpoint) };
    yield { size: checkpoint.size, root: checkpoint.root, ...times };
  }
}
