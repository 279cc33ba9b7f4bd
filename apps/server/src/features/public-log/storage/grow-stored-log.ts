import { growLog, type GrownLog, parseTilePath, readEdge, type TreeHead } from "@trove/fairness/log";
import type { LogFile, LogGrowth } from "../../../command/functions.generated.ts";
import type { Connection } from "../../../database/connection.ts";
import type { LogName } from "../log-name.ts";
import { BUNDLE_LEVEL, storedFiles } from "./stored-files.ts";

function fileRow({ path, bytes }: GrownLog["files"][number]): LogFile {
  const named = parseTilePath(path);
  if (named === undefined) throw new Error(`${path} is no file of a log`);
  const { level, index, width } = named;
  return { level: level === "entries" ? BUNDLE_LEVEL : level, index, width, bytes: Buffer.from(bytes) };
}

/**
 * Computes the growth of the stored tree by these leaves. Reads and verifies the tree's right edge each time, so that a
 * corrupt store is never extended. Throws LogFault.
 */
export async function growStoredLog(
  db: Connection,
  log: LogName,
  from: TreeHead,
  leaves: readonly Uint8Array[],
): Promise<LogGrowth> {
  const edge = await readEdge(from, storedFiles(db, log));
  const { tree, files } = growLog(edge, leaves);
  return {
    fromSize: from.size,
    fromRoot: Buffer.from(from.root),
    size: tree.size,
    root: Buffer.from(tree.root),
    files: files.map(fileRow),
  };
}
