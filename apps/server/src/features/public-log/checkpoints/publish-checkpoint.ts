import { EMPTY_ROOT, isSatisfied, signCheckpoint, signedSince, withSignatures } from "@trove/fairness/log";
import { commandText } from "../../../command-text.ts";
import { announceCatalogueChange } from "../../../database/catalogue-changes.ts";
import type { LogName } from "../log-name.ts";
import type { CheckpointParts } from "../parts.ts";
import { markBehind, publishNote, readLog } from "../storage/logs.store.ts";
import { storedFiles } from "../storage/stored-files.ts";
import { askInTime, askWitnesses } from "./ask-witnesses.ts";

/**
 * Marks the log as behind: if a witness has signed a larger tree than the database has, entries are lost. Reads the
 * tree again, because another process may have grown it. Called only without a quorum, so that a single witness can't
 * stop the shop.
 */
async function noticeLoss({ db, log }: CheckpointParts, name: LogName, aheadAt: number): Promise<void> {
  const { tree } = await readLog(db, name);
  if (tree.size >= aheadAt) return;
  if (await markBehind(db, name, true)) await announceCatalogueChange(db);
  const command = commandText("log:restore");
  const text = `a witness has signed a longer log than the database has: nothing opens until \`${command}\``;
  log.error({ publicLog: name, size: tree.size, witnessed: aheadAt }, text);
}

/**
 * Signs a checkpoint of the stored tree, collects cosignatures, and publishes it if the quorum has signed. Returns true
 * if a checkpoint was published. Any process may do this at any time, because the stored tree always continues all
 * earlier trees. A new log has a checkpoint of the empty tree, so that others can follow it from the start.
 * - `mayPublish` is told since when the witnesses have signed, and may refuse.
 */
export async function publishCheckpoint(
  parts: CheckpointParts,
  name: LogName,
  mayPublish: (since: Date) => Promise<boolean> = async () => true,
): Promise<boolean> {
  const { db, signers, policy, now, log } = parts;
  const { tree, checkpoint, checkpointSize } = await readLog(db, name);
  if (checkpoint !== null && tree.size === checkpointSize) return false;
  const note = await signCheckpoint(tree, signers[name]);
  const asked = { note, size: tree.size, oldSize: checkpointSize, files: storedFiles(db, name) };
  const { cosigned, aheadAt } = await askInTime(parts, name, asked);
  const names = cosigned.map(({ name: witness }) => witness);
  if (!isSatisfied(policy, names)) {
    if (aheadAt !== undefined) await noticeLoss(parts, name, aheadAt);
    log.warn({ publicLog: name, size: tree.size, signed: names }, "too few witnesses have signed");
    return false;
  }
  const since = signedSince(policy, cosigned);
  if (since !== undefined && !(await mayPublish(new Date(since * 1_000)))) return false;
  const lines = cosigned.map((each) => each.lines).join("");
  return publishNote(db, name, tree, lines === "" ? note : withSignatures(note, lines), now());
}

/**
 * Asks the witnesses to sign the published checkpoint again, before any box is opened. Marks the log as behind if
 * entries are lost. Removes the mark if the quorum signs, for example if a single witness was wrong.
 */
export async function confirmCheckpoint(parts: CheckpointParts, name: LogName): Promise<void> {
  const { db, policy } = parts;
  const { checkpoint, checkpointSize: size } = await readLog(db, name);
  if (policy.witnesses.length === 0) return;
  const note = checkpoint ?? (await signCheckpoint({ size: 0, root: EMPTY_ROOT }, parts.signers[name]));
  const asked = { note, size, oldSize: size, files: storedFiles(db, name) };
  const { cosigned, aheadAt } = await askWitnesses(parts, asked);
  const isEnough = isSatisfied(
    policy,
    cosigned.map((each) => each.name),
  );
  if (!isEnough && aheadAt !== undefined) await noticeLoss(parts, name, aheadAt);
  if (isEnough && (await markBehind(db, name, false))) await announceCatalogueChange(db);
}
