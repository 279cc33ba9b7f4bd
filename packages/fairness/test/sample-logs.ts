import { keyText } from "../src/log/note/keys.ts";
import { logPolicy } from "../src/log/checkpoint/policy.ts";
import { signCheckpoint } from "../src/log/checkpoint/sign-checkpoint.ts";
import { recordsLog } from "../src/log/leaves/records-log.ts";
import { tlogProofText } from "../src/log/proof/tlog-proof.ts";
import { proveInclusion, proveTail } from "../src/log/tiles/prove.ts";
import * as fairness from "../src/index.ts";
import type { HeldOpening, KeptOpening, SignedText } from "../src/index.ts";
import { logSigner, seedOf } from "./log/keys.ts";
import { storedLog } from "./log/stored-log.ts";
import * as proofs from "./sample-proofs.ts";
import { jsonOf, sampleTermsLog } from "./sample-terms.ts";
import type { termsWith } from "./sample-terms.ts";

const signers = {
  terms: logSigner("shop.example/log/terms", seedOf(21)),
  records: logSigner("shop.example/log/records", seedOf(22)),
};

export const logKeys = { terms: keyText(signers.terms.key), records: keyText(signers.records.key) };
export const policies = { terms: logPolicy(logKeys.terms), records: logPolicy(logKeys.records) };

/** Reads proofs of both logs, with their keys. */
export const bothLogs = fairness.logReader(policies.terms, policies.records);

/** A public log with these entries, its checkpoint, and proofs from it. */
export async function publicLog(kind: "terms" | "records", entries: readonly Uint8Array[]) {
  const { files, trees, read } = storedLog([entries]);
  const tree = trees.at(-1);
  if (tree === undefined) throw new RangeError("A log has entries");
  const note = await signCheckpoint(tree, signers[kind]);
  files.set("checkpoint", new TextEncoder().encode(note));
  const hex = (hash: Uint8Array) => Buffer.from(hash).toString("hex");
  return {
    files,
    note,
    tree: { size: tree.size, root: hex(tree.root) },
    prove: async (index: number) => {
      return tlogProofText({ index, hashes: await proveInclusion(index, tree.size, read), note });
    },
    subtreesBefore: async (index: number) => (await proveTail(index, tree.size, read)).map(hex),
  };
}

export { boxId, termsWith } from "./sample-terms.ts";

/** The sample terms log with `later` terms at its end, the proof of the box's odds, and that of the shop's key. */
export async function sampleTerms(later: readonly ReturnType<typeof termsWith>[] = []) {
  const { entries, tree, proof } = sampleTermsLog(later);
  const log = await publicLog("terms", entries);
  return { log, tree, proof: { ...proof, checkpoint: log.note }, keyProof: await log.prove(0) };
}

type Step = { readonly held: HeldOpening; readonly record: SignedText };

/** A file of proofs in which the key and all openings have their proofs from the logs, and the files of both logs. */
export async function provenLogs(steps: readonly Step[]) {
  const { log: terms, proof, keyProof } = await sampleTerms();
  const leaves = steps.map(({ held, record }) => {
    const parsed = fairness.parseRecord(record.text);
    return fairness.recordLeaf(record.text, parsed, fairness.parseOffer(held.offer.text), held.clientSeed);
  });
  const records = await publicLog("records", leaves.map(recordsLog.write));
  const openings = await Promise.all(
    steps.map(async ({ held, record }, index): Promise<KeptOpening> => {
      const kept = proofs.endedByReceipt(held, record);
      return kept.kind === "Ended" ? { ...kept, terms: jsonOf(proof), logged: await records.prove(index) } : kept;
    }),
  );
  const file = proofs.fileOf(...openings);
  const proven = { ...file, shopKeys: file.shopKeys.map((one) => ({ ...one, logged: keyProof })) };
  return { file: proven, logs: { terms: terms.files, records: records.files } };
}

/** The file of {@link provenLogs} alone. */
export const provenFile = async (steps: readonly Step[]) => (await provenLogs(steps)).file;
