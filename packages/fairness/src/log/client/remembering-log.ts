import type { ReadLogFile } from "../tiles/read.ts";

/** Reads each file of a log once. For one look at a log: also a checkpoint stays as it was first read. */
export function rememberingLog(read: ReadLogFile): ReadLogFile {
  const files = new Map<string, ReturnType<ReadLogFile>>();
  return (path, maxBytes) => {
    const file = files.get(path) ?? read(path, maxBytes);
    files.set(path, file);
    return file;
  };
}
