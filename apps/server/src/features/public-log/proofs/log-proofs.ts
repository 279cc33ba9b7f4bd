import { type LogKey, logClient, openCheckpoint, proveInclusion, termsLog, tlogProofText } from "@trove/fairness/log";
import type { KeptKey } from "@trove/fairness";
import type { Connection } from "../../../database/connection.ts";
import type { LogName } from "../log-name.ts";
import { readPlaces } from "../records/records.store.ts";
import { readLog } from "../storage/logs.store.ts";
import { storedFiles } from "../storage/stored-files.ts";
import { readKeyPlaces } from "../terms/terms.store.ts";

/**
 * Returns a function that makes proofs (C2SP tlog-proof) under the published checkpoint of a log. Undefined before the
 * first checkpoint.
 */
async function proverOf(db: Connection, log: LogName) {
  const { checkpoint: note, checkpointSize: size } = await readLog(db, log);
  if (note === null) return undefined;
  const read = storedFiles(db, log);
  const prove = async (index: number) =>
    tlogProofText({ index, hashes: await proveInclusion(index, size, read), note });
  return { note, size, read, prove };
}

/** Returns proofs of a person's records, by nonce. Leaves out records that are not published yet. */
export async function proveRecords(
  db: Connection,
  userId: string,
  nonces: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const prover = await proverOf(db, "records");
  const proofs = new Map<number, string>();
  if (prover === undefined) return proofs;
  for (const [nonce, index] of await readPlaces(db, userId, nonces)) {
    if (index < prover.size) proofs.set(nonce, await prover.prove(index));
  }
  return proofs;
}

/** Returns the shop's keys as the terms log publishes them, each with its proof. */
export async function provenKeys(db: Connection, log: LogKey): Promise<KeptKey[]> {
  const prover = await proverOf(db, "terms");
  if (prover === undefined) return [];
  const policy = { log, witnesses: [], quorum: 0 };
  const tree = await openCheckpoint(prover.note, policy);
  const client = logClient(prover.read, policy);
  const keys: KeptKey[] = [];
  for (const index of (await readKeyPlaces(db)).values()) {
    const leaf = termsLog.read(await client.entry(tree, index));
    if (leaf.kind !== "key") throw new Error(`leaf ${index} of the terms log is no key`);
    const { keyId, publicKey, from, endorsement } = leaf;
    keys.push({ keyId, publicKey, from, endorsement, logged: await prover.prove(index) });
  }
  return keys;
}
