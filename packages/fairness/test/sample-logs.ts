import { keyText } from "../src/log/note/keys.ts";
import { logPolicy } from "../src/log/checkpoint/policy.ts";
import { signCheckpoint } from "../src/log/checkpoint/sign-checkpoint.ts";
import { boxTree, proveBox } from "../src/log/leaves/box-tree.ts";
import type { OpenBox } from "../src/log/leaves/box-tree.ts";
import { recordsLog } from "../src/log/leaves/records-log.ts";
import { termsLog } from "../src/log/leaves/terms-log.ts";
import type { TermsLogLeaf } from "../src/log/leaves/terms-log.ts";
import { tlogProofText } from "../src/log/proof/tlog-proof.ts";
import { proveInclusion, proveTail } from "../src/log/tiles/prove.ts";
import * as fairness from "../src/index.ts";
import type { HeldOpening, KeptOpening, SignedText, TermsProof } from "../src/index.ts";
import { logSigner, seedOf } from "./log/keys.ts";
import { storedLog } from "./log/stored-log.ts";
import * as proofs from "./sample-proofs.ts";
import * as shop from "./sample-shop.ts";

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
    prove: async (index: number) => {
      return tlogProofText({ index, hashes: await proveInclusion(index, tree.size, read), note });
    },
    subtreesBefore: async (index: number) => (await proveTail(index, tree.size, read)).map(hex),
  };
}

export const boxId = fairness.parseOddsTable(shop.oddsTable).boxId;
const [key] = proofs.shopKeys();

/** The open boxes. The sample shop's box is one of them. */
const open: readonly OpenBox[] = [
  { boxId: "00000000-0000-4000-8000-000000000001", oddsHash: "0a".repeat(32) },
  { boxId, oddsHash: fairness.oddsHash(shop.oddsTable) },
  { boxId: "ffffffff-0000-4000-8000-000000000001", oddsHash: "0f".repeat(32) },
];

/** A terms leaf with these open boxes, and the proof of the sample shop's box in it. */
export function termsWith(validFrom: string, boxes = open) {
  return { leaf: { kind: "terms", validFrom, ...boxTree(boxes) } as const, proof: proveBox(boxes, boxId) };
}

const inForce = termsWith("2026-11-20T00:00:00.000Z");

/**
 * A terms log: the shop's key, older terms without the sample shop's box, its odds table, the terms in force, and
 * `later` terms.
 */
export async function sampleTerms(later: readonly ReturnType<typeof termsWith>[] = []) {
  if (key === undefined) throw new RangeError("The shop has a key");
  const leaves: TermsLogLeaf[] = [
    fairness.keyLeaf(key),
    termsWith("2026-11-01T00:00:00.000Z", open.slice(0, 1)).leaf,
    { kind: "odds", table: fairness.parseOddsTable(shop.oddsTable) },
    inForce.leaf,
    ...later.map(({ leaf }) => leaf),
  ];
  const log = await publicLog("terms", leaves.map(termsLog.write));
  const from = 3;
  const proof: TermsProof = {
    checkpoint: log.note,
    from,
    before: await log.subtreesBefore(from),
    leaves: leaves.slice(from).map((leaf) => JSON.stringify(leaf)),
    boxes: [inForce.proof, ...later.map((terms) => terms.proof)],
  };
  return { log, proof, keyProof: await log.prove(0) };
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
      return kept.kind === "Ended"
        ? { ...kept, terms: JSON.parse(JSON.stringify(proof)), logged: await records.prove(index) }
        : kept;
    }),
  );
  const file = proofs.fileOf(...openings);
  const proven = { ...file, shopKeys: file.shopKeys.map((one) => ({ ...one, logged: keyProof })) };
  return { file: proven, logs: { terms: terms.files, records: records.files } };
}

/** The file of {@link provenLogs} alone. */
export const provenFile = async (steps: readonly Step[]) => (await provenLogs(steps)).file;
