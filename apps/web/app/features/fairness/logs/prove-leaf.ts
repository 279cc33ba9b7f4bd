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

/** A log at one of its checkpoints. */
export type LogView = {
  readonly read: ReadLogFile;
  readonly policy: LogPolicy;
  readonly checkpoint: SignedCheckpoint;
  /** Proves that the leaf at an index is in the checkpoint's tree. Rejects with LogFault and RangeError. */
  readonly prove: (index: number) => Promise<readonly Hash[]>;
};

/** Reads each file of a log once. A tile is needed for many leaves. */
function readOnce(read: ReadLogFile): ReadLogFile {
  const files = new Map<string, ReturnType<ReadLogFile>>();
  return (path, maxBytes) => {
    const file = files.get(path) ?? read(path, maxBytes);
    files.set(path, file);
    return file;
  };
}

/** The log as its latest checkpoint states it. Throws LogFault. */
export async function viewLog(read: ReadLogFile, policy: LogPolicy): Promise<LogView> {
  const once = readOnce(read);
  const checkpoint = await logClient(once, policy).checkpoint();
  return { read: once, policy, checkpoint, prove: inclusionProver(checkpoint.size, once) };
}

/** The leaf at an index, verified, with a proof to keep. Undefined if the log has none there. Throws LogFault. */
export async function proveLeaf({ read, policy, checkpoint, prove }: LogView, index: number) {
  if (!Number.isSafeInteger(index) || index < 0 || index >= checkpoint.size) return undefined;
  const entry = await logClient(read, policy).entry(checkpoint, index);
  const hashes = await prove(index);
  return { entry, proof: tlogProofText({ index, hashes, note: checkpoint.note }) };
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
