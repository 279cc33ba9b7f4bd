import {
  boxTree,
  LogFault,
  MOST_MANIFEST_BYTES,
  type ReadLogFile,
  type TermsLogLeaf,
  termsLog,
} from "@trove/fairness/log";
import { oddsHash, oddsTableText } from "@trove/fairness";
import type { BoxList, TermsLeaf } from "../../../command/functions.generated.ts";
import type { Transaction } from "../../../database/connection.ts";
import { restoreVersion } from "../../lootboxes/index.ts";
import { growStoredLog } from "../storage/grow-stored-log.ts";
import { readLog } from "../storage/logs.store.ts";
import { auditHeadOf } from "../terms/audit-head.ts";
import { boxesOfLines } from "../terms/box-lines.ts";
import { manifestHash } from "../terms/code-on-record.ts";
import { logsHash } from "../terms/logs-on-record.ts";
import { statementName } from "../terms/terms-batch.ts";
import { appendTerms, databaseTime, storeManifest } from "../terms/terms.store.ts";
import type { LogCopy } from "./log-copy.ts";

/** Maximum file size, enough for a hundred thousand boxes. */
const MOST_BYTES = 103 * 100_000;

/** Reads the list of open boxes that belongs to a terms leaf. The copy must contain the list. Throws LogFault. */
async function readBoxList(read: ReadLogFile, root: string): Promise<BoxList> {
  const bytes = await read(`boxes/${root}`, MOST_BYTES);
  if (bytes === undefined) throw new LogFault("unavailable", `the copy does not have boxes/${root}`);
  const lines = Buffer.from(bytes).toString();
  if (boxTree(boxesOfLines(lines)).root !== root) throw new LogFault("mismatch", `boxes/${root} is another list`);
  return { root, lines };
}

/** Stores the manifest of a client leaf if the copy has it. The shop runs without: only audits of its pages need it. */
async function restoreManifest(tx: Transaction, read: ReadLogFile, hash: string): Promise<void> {
  const bytes = await read(`clients/${hash}`, MOST_MANIFEST_BYTES);
  const text = bytes && Buffer.from(bytes).toString();
  if (text !== undefined && manifestHash(text) === hash) await storeManifest(tx, hash, text);
}

function rowOf(leaf: TermsLogLeaf, logIndex: number): TermsLeaf {
  const head = leaf.kind === "odds" ? auditHeadOf(leaf) : undefined;
  if (head !== undefined) return { logIndex, kind: "audit", name: head.hash, validFrom: null };
  switch (leaf.kind) {
    case "odds":
      return { logIndex, kind: leaf.kind, name: oddsHash(oddsTableText(leaf.table)), validFrom: null };
    case "key":
      return { logIndex, kind: leaf.kind, name: leaf.keyId, validFrom: null };
    case "client":
      return { logIndex, kind: leaf.kind, name: leaf.manifest, validFrom: null };
    case "logs":
      return { logIndex, kind: leaf.kind, name: logsHash(leaf), validFrom: null };
    case "statement":
      return { logIndex, kind: leaf.kind, name: statementName(leaf), validFrom: null };
    case "terms":
      return { logIndex, kind: leaf.kind, name: leaf.root, validFrom: new Date(leaf.validFrom) };
  }
}

/**
 * Restores the leaves of the terms log, and the box versions that they describe. Returns the number of leaves. Throws
 * LogFault, and an error if the database has published something else since.
 */
export async function restoreTerms(tx: Transaction, copy: LogCopy): Promise<number> {
  const at = await databaseTime(tx);
  for await (const { from, entries } of copy.lost()) {
    const leaves = entries.map(termsLog.read);
    const roots = new Set(leaves.flatMap((leaf) => (leaf.kind === "terms" ? [leaf.root] : [])));
    const lists = await Promise.all([...roots].map((root) => readBoxList(copy.read, root)));
    const { tree } = await readLog(tx, "terms");
    const growth = await growStoredLog(tx, "terms", tree, entries);
    const rows = leaves.map((leaf, place) => rowOf(leaf, from + place));
    if (!(await appendTerms(tx, growth, rows, lists))) throw new Error("somebody else has added to the terms log");
    for (const leaf of leaves) {
      if (leaf.kind === "odds") await restoreVersion(tx, leaf.table, at);
      if (leaf.kind === "client") await restoreManifest(tx, copy.read, leaf.manifest);
    }
  }
  return Math.max(0, copy.checkpoint.size - copy.stored.size);
}
