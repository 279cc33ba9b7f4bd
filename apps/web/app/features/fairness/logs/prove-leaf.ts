import {
  LogFault,
  type LogPolicy,
  logClient,
  type Hash,
  inclusionProver,
  type ReadLogFile,
  type SignedCheckpoint,
  tlogProofText,
} from "@trove/fairness/log";
import type { NamedTree } from "@trove/fairness";

/** A log as of one of its checkpoints. */
export type LogView = {
  readonly read: ReadLogFile;
  readonly policy: LogPolicy;
  readonly checkpoint: SignedCheckpoint;
  /** Proves that the leaf at an index is in the checkpoint's tree. Rejects with LogFault and RangeError. */
  readonly prove: (index: number) => Promise<readonly Hash[]>;
};

/** Caches the files of a log, because many leaves need the same tile. */
function readOnce(read: ReadLogFile): ReadLogFile {
  const files = new Map<string, ReturnType<ReadLogFile>>();
  return (path, maxBytes) => {
    const file = files.get(path) ?? read(path, maxBytes);
    files.set(path, file);
    return file;
  };
}

/** The log as of its latest checkpoint. Throws LogFault. */
export async function viewLog(read: ReadLogFile, policy: LogPolicy): Promise<LogView> {
  const once = readOnce(read);
  const checkpoint = await logClient(once, policy).checkpoint();
  return { read: once, policy, checkpoint, prove: inclusionProver(checkpoint.size, once) };
}

/**
 * Reads and verifies the leaf at an index, and returns it with a proof that can be stored. Undefined if the index is
 * outside of the log. Throws LogFault.
 */
export async function proveLeaf({ read, policy, checkpoint, prove }: LogView, index: number) {
  if (!Number.isSafeInteger(index) || index < 0 || index >= checkpoint.size) return undefined;
  const entry = await logClient(read, policy).entry(checkpoint, index);
  const hashes = await prove(index);
  return { entry, proof: tlogProofText({ index, hashes, note: checkpoint.note }) };
}

/** The tree of a log's checkpoint, as offers name it. */
export function namedTree({ checkpoint: { size, root } }: LogView): NamedTree {
  return { size, root: Array.from(root, (byte) => byte.toString(16).padStart(2, "0")).join("") };
}

/** Returns the task's result, or undefined if the log can't be read now. */
export async function ifReadable<T>(task: () => Promise<T>): Promise<T | undefined> {
  try {
    return await task();
  } catch (error) {
    if (error instanceof LogFault) return undefined;
    throw error;
  }
}
