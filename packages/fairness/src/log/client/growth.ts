import { equalBytes } from "../encoding/byte-strings.ts";
import { LogFault } from "../fault.ts";
import { provePrefix } from "../tiles/prove.ts";
import type { ReadLogFile } from "../tiles/read.ts";
import { prefixRoots } from "../tree/consistency.ts";
import type { TreeHead } from "../tree/tree-head.ts";
import { isTreeHead, sameTree } from "../tree/tree-head.ts";

/**
 * Verifies that the larger tree continues the smaller one; the order of arguments does not matter. Throws LogFault:
 * `fork` if it does not, or `mismatch` if the tiles don't belong to the larger tree and so prove nothing.
 */
export async function requireGrowth(one: TreeHead, other: TreeHead, read: ReadLogFile): Promise<void> {
  const [old, grown] = one.size <= other.size ? [one, other] : [other, one];
  if (!isTreeHead(old) || !isTreeHead(grown)) throw new RangeError("No tree of this size has this root");
  if (old.size === 0 || sameTree(old, grown)) return;
  const fork = new LogFault("fork", `The trees of sizes ${old.size} and ${grown.size} don't continue each other`);
  if (old.size === grown.size) throw fork;
  const roots = prefixRoots(old.size, grown.size, await provePrefix(old.size, grown.size, read));
  if (roots === undefined || !equalBytes(roots.grown, grown.root)) {
    throw new LogFault("mismatch", `The tiles of size ${grown.size} don't have the root of the tree`);
  }
  if (!equalBytes(roots.old, old.root)) throw fork;
}
