import type { LogFile } from "../../src/log/tiles/grow.ts";
import { growLog } from "../../src/log/tiles/grow.ts";
import { EMPTY_EDGE } from "../../src/log/tiles/edge.ts";
import type { ReadLogFile } from "../../src/log/tiles/read.ts";
import type { TreeHead } from "../../src/log/tree/tree-head.ts";

/** A log in memory, with the tree after each batch. */
export type StoredLog = {
  readonly files: Map<string, Uint8Array>;
  readonly trees: TreeHead[];
  readonly read: ReadLogFile;
};

/** Grows a log by batches of entries. Throws if the bytes at a path would change. */
export function storedLog(batches: readonly (readonly Uint8Array[])[]): StoredLog {
  const files = new Map<string, Uint8Array>();
  const trees: TreeHead[] = [];
  let edge = EMPTY_EDGE;
  for (const batch of batches) {
    const grown = growLog(edge, batch);
    for (const file of grown.files) store(files, file);
    edge = grown.edge;
    trees.push(grown.tree);
  }
  return { files, trees, read: (path) => Promise.resolve(files.get(path)) };
}

function store(files: Map<string, Uint8Array>, { path, bytes }: LogFile): void {
  if (files.has(path)) throw new Error(`${path} was written twice`);
  files.set(path, bytes);
}

/** Cuts items into batches of these sizes. The last batch has the remaining items. */
export function inBatches<T>(items: readonly T[], sizes: readonly number[]): T[][] {
  const [size, ...rest] = sizes;
  if (size === undefined) return items.length === 0 ? [] : [[...items]];
  return [items.slice(0, size), ...inBatches(items.slice(size), rest)];
}
