import { isSatisfied, keepSignatures, openCheckpoint, withSignatures } from "@trove/fairness/log";
import type { LogName } from "../log-name.ts";
import type { CheckpointParts } from "../parts.ts";
import { readHistoryEnd } from "../storage/history.store.ts";
import { publishSignatures, readLog, releaseLease, type StoredLog, takeLease } from "../storage/logs.store.ts";
import { databaseTime } from "../terms/terms.store.ts";
import { storedFiles } from "../storage/stored-files.ts";
import { askInTime } from "./ask-witnesses.ts";
import { MOST_SECONDS } from "./leave-out-wrong-clocks.ts";

/** How often witnesses sign the checkpoint of the terms log again, so that its age can be seen. */
const TERMS_EVERY_SECONDS = 300;
/** After how long without an entry of its history witnesses sign the checkpoint of the records log again. */
const RECORDS_EVERY_MS = 3_600_000;
/** Longer than witnesses may take to answer. */
const RECORDS_LEASE_SECONDS = 20;

/**
 * Asks the witnesses for newer signatures of the published checkpoint. Returns the note with the newest signature of
 * each witness; undefined if those that have answered are not enough.
 */
async function newerNote(parts: CheckpointParts, name: LogName, published: string): Promise<string | undefined> {
  const { db, signers, policy } = parts;
  const { key } = signers[name];
  const keys = policy.witnesses.map((witness) => witness.key);
  const { size, cosignatures } = await openCheckpoint(published, { log: key, witnesses: keys, quorum: 0 });
  const note = keepSignatures(published, [key]);
  const { cosigned } = await askInTime(parts, name, { note, size, oldSize: size, files: storedFiles(db, name) });
  const before = new Map(cosignatures.map((each) => [each.name, each.seconds]));
  const newer = cosigned.filter(({ name: witness, seconds }) => {
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
 * Renews the witnesses' signatures of the published checkpoint while this process has the lease of the log. Returns
 * true if enough of them have signed.
 */
async function renew(parts: CheckpointParts, name: LogName): Promise<boolean> {
  const { db, log } = parts;
  const { checkpoint, checkpointSize: size } = await readLog(db, name);
  const note = checkpoint === null ? undefined : await newerNote(parts, name, checkpoint);
  if (note !== undefined) await publishSignatures(db, name, size, note);
  else log.warn({ publicLog: name, size }, "too few witnesses have signed again");
  return note !== undefined;
}

/** True if there is a published checkpoint that witnesses could sign again. */
function isSignable({ policy }: CheckpointParts, { checkpoint, isBehind }: StoredLog): boolean {
  return checkpoint !== null && !isBehind && policy.witnesses.length > 0;
}

/**
 * Renews the signatures of the terms log's checkpoint every five minutes, in one process at a time: the lease of the
 * log ends when they are due again. If too few sign, the next call tries again.
 */
export async function signTermsAgain(parts: CheckpointParts): Promise<void> {
  const { db } = parts;
  if (!isSignable(parts, await readLog(db, "terms"))) return;
  const held = await takeLease(db, "terms", TERMS_EVERY_SECONDS, null);
  if (held === null) return;
  let isSigned = false;
  try {
    isSigned = await renew(parts, "terms");
  } finally {
    if (!isSigned) await releaseLease(db, "terms", held);
  }
}

/**
 * Renews the signatures of the records log's checkpoint after an hour without news. Holds the lease only meanwhile,
 * because records that come must not wait. If too few sign, the next call tries again.
 */
export async function signRecordsAgain(parts: CheckpointParts): Promise<void> {
  const { db } = parts;
  if (!isSignable(parts, await readLog(db, "records"))) return;
  const isDue = async () => {
    const [{ keptAt }, now] = [await readHistoryEnd(db, "records"), await databaseTime(db)];
    return keptAt === null || Math.abs(now.getTime() - keptAt.getTime()) >= RECORDS_EVERY_MS;
  };
  if (!(await isDue())) return;
  const held = await takeLease(db, "records", RECORDS_LEASE_SECONDS, null);
  if (held === null) return;
  try {
    if (await isDue()) await renew(parts, "records");
  } finally {
    await releaseLease(db, "records", held);
  }
}
