import type { LostRecord } from "../answers/lost-record.ts";
import { readEntry } from "../log/client/read-entries.ts";
import { recordsLog } from "../log/leaves/records-log.ts";
import { tlogProofText } from "../log/proof/tlog-proof.ts";
import type { SignedCheckpoint } from "../log/checkpoint/open-checkpoint.ts";
import { inclusionProver } from "../log/tiles/prove.ts";
import type { ReadLogFile } from "../log/tiles/read.ts";
import { utf8Text } from "../log/encoding/utf8-text.ts";
import type { LostProof } from "./lost-proof.ts";

/** The records log as of one checkpoint. */
export type LogAt = { readonly read: ReadLogFile; readonly checkpoint: SignedCheckpoint };

/**
 * Reads the leaf of a lost record and the leaf that says so, and proves both. Undefined if the log does not have both.
 * Throws LogFault.
 */
export async function proveLoss(lost: LostRecord, { read, checkpoint }: LogAt): Promise<LostProof | undefined> {
  const { recordHash, logIndex, lostIndex } = lost;
  if (lostIndex <= logIndex || lostIndex >= checkpoint.size) return undefined;
  const places = [logIndex, lostIndex];
  const [record, says] = await Promise.all(places.map((index) => readEntry(checkpoint, index, read)));
  if (record === undefined || says === undefined) return undefined;
  const [leaf, loss] = [record, says].map(recordsLog.readKnown);
  const isTheirs = leaf?.kind !== "lost" && leaf?.recordHash === recordHash;
  const isSaid = loss?.kind === "lost" && loss.logIndex === logIndex && loss.recordHash === recordHash;
  if (!isTheirs || !isSaid) return undefined;
  const prove = inclusionProver(checkpoint.size, read);
  const proofs = places.map(async (index) =>
    tlogProofText({ index, hashes: await prove(index), note: checkpoint.note }),
  );
  const [logged = "", lostLogged = ""] = await Promise.all(proofs);
  return { leaf: utf8Text(record), logged, lostLeaf: utf8Text(says), lostLogged };
}
