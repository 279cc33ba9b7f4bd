import type { Json } from "../json/strict-json.ts";
import type { OddsProof } from "../judge/odds/odds-in-force.ts";
import type { ShopKey } from "../keys/shop-key.ts";
import type { LogPolicy } from "../log/checkpoint/policy.ts";
import { LogFault } from "../log/fault.ts";
import { recordsLog } from "../log/leaves/records-log.ts";
import type { RecordsLogLeaf } from "../log/leaves/records-log.ts";
import { termsLog } from "../log/leaves/terms-log.ts";
import { keyLeaf } from "./leaf-proof.ts";
import type { NoticeAt } from "./promised-notices.ts";
import { verifyTlogProof } from "../log/proof/tlog-proof.ts";
import { provenOdds } from "./terms-proof.ts";

/**
 * - `Proven`: the proof holds.
 * - `False`: there is a proof, but it does not hold.
 * - `Missing`: there is no proof, or too few witnesses have signed it.
 * - `Unasked`: the log is not checked.
 */
export type Logged = "Proven" | "False" | "Missing" | "Unasked";

/** Reads the proofs from the public logs that were kept with openings. Null means that there is no proof. */
export type LogReader = {
  /** The odds of a box, by the proofs that came with an offer. A proof that does not hold counts as missing. */
  readonly readTerms: (terms: Json, boxId: string) => Promise<OddsProof>;
  readonly findKey: (key: ShopKey, proof: Json) => Promise<Logged>;
  readonly findRecord: (leaf: RecordsLogLeaf, proof: Json) => Promise<Logged>;
};

/** Checks no log: for callers that check only the shop's signatures. */
export const LOOK_AWAY: LogReader = {
  readTerms: () => Promise.resolve("Unasked"),
  findKey: () => Promise.resolve("Unasked"),
  findRecord: () => Promise.resolve("Unasked"),
};

/** The entry of a leaf. Undefined for a leaf that no log can have, such as a key without an id. */
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
    // Missing witnesses are not a contradiction: the log has signed the checkpoint, and its witnesses may change.
    return error.kind === "unwitnessed" ? "Missing" : "False";
  }
}

async function readTerms(terms: Json, boxId: string, policy: LogPolicy, noticeAt: NoticeAt): Promise<OddsProof> {
  if (terms === null) return "Missing";
  try {
    const odds = await provenOdds(terms, boxId, policy);
    const noticeMinutes = noticeAt(odds.tree?.size ?? 0);
    return noticeMinutes === undefined ? odds : { ...odds, noticeMinutes };
  } catch (error) {
    if (error instanceof LogFault) return "Missing";
    throw error;
  }
}

/**
 * Reads proofs under the given keys of the logs. A log whose policy is undefined is not checked. Without the notice, in
 * minutes or by the state of the terms log, nobody can tell whether odds last.
 */
export function logReader(
  terms: LogPolicy | undefined,
  records: LogPolicy | undefined,
  notice?: number | NoticeAt,
): LogReader {
  const noticeAt = typeof notice === "function" ? notice : () => notice;
  const ofTerms = terms && {
    readTerms: (proof: Json, boxId: string) => readTerms(proof, boxId, terms, noticeAt),
    findKey: (key: ShopKey, proof: Json) => find(() => termsLog.write(keyLeaf(key)), proof, terms),
  };
  const ofRecords = records && {
    findRecord: (leaf: RecordsLogLeaf, proof: Json) => find(() => recordsLog.write(leaf), proof, records),
  };
  return { ...LOOK_AWAY, ...ofTerms, ...ofRecords };
}
