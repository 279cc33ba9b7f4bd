import { isSatisfied, keepSignatures, openCheckpoint, withSignatures } from "@trove/fairness/log";
import type { LogName } from "../log-name.ts";
import type { CheckpointParts } from "../parts.ts";
import { publishSignatures, readLog, releaseLease, takeLease } from "../storage/logs.store.ts";
import { storedFiles } from "../storage/stored-files.ts";
import { askWitnesses } from "./ask-witnesses.ts";
import { leaveOutWrongClocks, MOST_SECONDS } from "./leave-out-wrong-clocks.ts";

/** How often witnesses sign the published checkpoint again, so that its age can be seen. */
const EVERY_SECONDS = 300;

/**
 * Asks the witnesses for newer signatures of the published checkpoint. Returns the note with the newest signature of
 * each witness; undefined if those that have answered are not enough.
 */
async function newerNote(parts: CheckpointParts, name: LogName, published: string): Promise<string | undefined> {
  const { db, signers, policy, now, log } = parts;
  const { key } = signers[name];
  const keys = policy.witnesses.map((witness) => witness.key);
  const { size, cosignatures } = await openCheckpoint(published, { log: key, witnesses: keys, quorum: 0 });
  const note = keepSignatures(published, [key]);
  const { cosigned } = await askWitnesses(parts, { note, size, oldSize: size, files: storedFiles(db, name) });
  const { near, far } = leaveOutWrongClocks(cosigned, now().getTime() / 1_000);
  for (const { name: witness, seconds } of far) {
    log.warn({ publicLog: name, witness, seconds }, "a witness has another time than most: its signature is left out");
  }
  const before = new Map(cosignatures.map((each) => [each.name, each.seconds]));
  const newer = near.filter(({ name: witness, seconds }) => {
    const earlier = before.get(witness) ?? -1;
    // A signature of a clock that was far ahead would otherwise stay until that time comes.
    return seconds > earlier || earlier - seconds > MOST_SECONDS;
  });
  const names = newer.map((each) => each.name);
  if (!isSatisfied(policy, names)) return undefined;
  const older = keys.filter((witness) => !names.includes(witness.name));
  return withSignatures(keepSignatures(published, [key, ...older]), newer.map(({ lines }) => lines).join(""));
}

/**
 * Renews the witnesses' signatures of the published checkpoint every five minutes, in one process at a time: the lease
 * of the log ends when they are due again. If too few sign, the next call tries again.
 */
export async function signAgain(parts: CheckpointParts, name: LogName): Promise<void> {
  const { db, policy, log } = parts;
  const { checkpoint, checkpointSize: size, isBehind } = await readLog(db, name);
  if (checkpoint === null || isBehind || policy.witnesses.length === 0) return;
  const held = await takeLease(db, name, EVERY_SECONDS, null);
  if (held === null) return;
  let note: string | undefined;
  try {
    note = await newerNote(parts, name, checkpoint);
    if (note !== undefined) await publishSignatures(db, name, size, note);
    else log.warn({ publicLog: name, size }, "too few witnesses have signed again");
  } finally {
    if (note === undefined) await releaseLease(db, name, held);
  }
}
