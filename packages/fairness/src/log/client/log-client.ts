import type { SignedCheckpoint } from "../checkpoint/open-checkpoint.ts";
import { openCheckpoint } from "../checkpoint/open-checkpoint.ts";
import type { LogPolicy } from "../checkpoint/policy.ts";
import { equalBytes } from "../encoding/byte-strings.ts";
import { utf8Text } from "../encoding/utf8-text.ts";
import { LogFault, parsed } from "../fault.ts";
import { MAX_NOTE_LENGTH } from "../note/note.ts";
import type { ReadLogFile } from "../tiles/read.ts";
import { CHECKPOINT_PATH } from "../tiles/tile-path.ts";
import { leafHash } from "../tree/hash.ts";
import { isIndex } from "../tree/inclusion.ts";
import type { TreeHead } from "../tree/tree-head.ts";
import { requireGrowth } from "./growth.ts";
import type { LogEntry } from "./read-entries.ts";
import { readEntries, readEntry } from "./read-entries.ts";
import { leafHashAt } from "./walk-tiles.ts";

/** Reads a log and verifies everything against a checkpoint. Every method throws LogFault. */
export type LogClient = {
  /** The latest checkpoint. A cache may return an older one than last time, so compare both with `requireGrowth`. */
  readonly checkpoint: () => Promise<SignedCheckpoint>;
  /**
   * Throws the fault `fork` unless one of the trees continues the other. `kept` is usually a tree from an earlier
   * visit.
   */
  readonly requireGrowth: (kept: TreeHead, latest: TreeHead) => Promise<void>;
  /** True if the entry is the leaf at this index. False for an index outside of the tree. */
  readonly holds: (tree: TreeHead, index: number, entry: Uint8Array) => Promise<boolean>;
  /** The entry at this index. Throws RangeError for an index outside of the tree. */
  readonly entry: (tree: TreeHead, index: number) => Promise<Uint8Array>;
  /** All entries from index `from` on, in order. Memory does not grow with the log. */
  readonly entries: (tree: TreeHead, from?: number) => AsyncGenerator<LogEntry>;
};

export function logClient(read: ReadLogFile, policy: LogPolicy): LogClient {
  return {
    checkpoint: async () => {
      const bytes = await read(CHECKPOINT_PATH, MAX_NOTE_LENGTH);
      if (bytes === undefined) throw new LogFault("unavailable", `${policy.log.name} has no checkpoint`);
      return openCheckpoint(
        parsed("Checkpoint", () => utf8Text(bytes)),
        policy,
      );
    },
    requireGrowth: (kept, latest) => requireGrowth(kept, latest, read),
    holds: async (tree, index, entry) =>
      isIndex(index, tree.size) && equalBytes(await leafHashAt(tree, index, read), leafHash(entry)),
    entry: (tree, index) => readEntry(tree, index, read),
    entries: (tree, from = 0) => readEntries(tree, from, read),
  };
}
