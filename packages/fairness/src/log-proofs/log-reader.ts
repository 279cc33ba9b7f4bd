import type { Json } from "../json/strict-json.ts";
import type { OddsProof } from "../judge/odds-in-force.ts";
import type { ShopKey } from "../keys/shop-key.ts";
import type { LogPolicy } from "../log/checkpoint/policy.ts";
import { LogFault } from "../log/fault.ts";
import { recordsLog } from "../log/leaves/records-log.ts";
import type { RecordsLogLeaf } from "../log/leaves/records-log.ts";
import { termsLog } from "../log/leaves/terms-log.ts";
import { keyLeaf } from "./leaf-proof.ts";
import { verifyTlogProof } from "../log/proof/tlog-proof.ts";
import { provenOdds } from "./terms-proof.ts";

/**
 * `False`: there is a proof, and it does not hold. `Missing`: there is none, or none that enough witnesses have signed.
 * `Unasked`: nobody looks at the log.
 */
export type Logged = "Proven" | "False" | "Missing" | "Unasked";

/** Reads the proofs of the public logs that were kept with openings. Null stands for no proof. */
export type LogReader = {
  /** The odds of a box by the proofs that came with an offer. A proof that does not hold is as good as none. */
  readonly readTerms: (terms: Json, boxId: string) => Promise<OddsProof>;
  readonly findKey: (key: ShopKey, proof: Json) => Promise<Logged>;
  readonly findRecord: (leaf: RecordsLogLeaf, proof: Json) => Promise<Logged>;
};

/** For who looks at the shop's signatures only. */
export const LOOK_AWAY: LogReader = {
  readTerms: () => Promise.resolve("Unasked"),
  findKey: () => Promise.resolve("Unasked"),
  findRecord: () => Promise.resolve("Unasked"),
};

/** Undefined for a leaf that no log can have, such as that of a key without an id. */
function entryOf(write: () => Uint8Array): Uint8Array | undefined {
  try {
    return write();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

async function find(write: () => Uint8Array, proof: Json, policy: LogPolicy): Promise<Logged> {
  if (proof === null) return "Missing";
  const entry = entryOf(write);
  if (entry === undefined || typeof proof !== "string") return "False";
  try {
    await verifyTlogProof(proof, entry, policy);
    return "Proven";
  } catch (error) {
    if (!(error instanceof LogFault)) throw error;
    // The log has signed it, and may get other witnesses: that is no lie.
    return error.kind === "unwitnessed" ? "Missing" : "False";
  }
}

async function readTerms(terms: Json, boxId: string, policy: LogPolicy): Promise<OddsProof> {
  if (terms === null) return "Missing";
  try {
    return await provenOdds(terms, boxId, policy);
  } catch (error) {
    if (error instanceof LogFault) return "Missing";
    throw error;
  }
}

/** Reads proofs under the keys of the logs that one was told; looks away from a log whose key is undefined. */
export function logReader(terms: LogPolicy | undefined, records: LogPolicy | undefined): LogReader {
  const ofTerms = terms && {
    readTerms: (proof: Json, boxId: string) => readTerms(proof, boxId, terms),
    findKey: (key: ShopKey, proof: Json) => find(() => termsLog.write(keyLeaf(key)), proof, terms),
  };
  const ofRecords = records && {
    findRecord: (leaf: RecordsLogLeaf, proof: Json) => find(() => recordsLog.write(leaf), proof, records),
  };
  return { ...LOOK_AWAY, ...ofTerms, ...ofRecords };
}
