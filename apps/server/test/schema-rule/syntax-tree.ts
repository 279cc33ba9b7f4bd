/** A node of a syntax tree. The parser wraps most nodes in an object with the node's type as its only name. */
export type Node = { [name: string]: unknown };

export const listOf = (value: unknown): Node[] => (Array.isArray(value) ? value : []);

export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** The last part of a name that may have a schema before it. */
export const nameOf = (parts: unknown): string =>
  textOf((listOf(parts).at(-1)?.["String"] as Node | undefined)?.["sval"]);

export function childrenOf(node: unknown): [string, unknown][] {
  return typeof node === "object" && node !== null ? Object.entries(node) : [];
}

/** Finds all nodes of one type at any depth, also within each other. */
export function findAll(node: unknown, type: string): Node[] {
  return childrenOf(node).flatMap(([name, child]) => [
    ...(name === type ? [child as Node] : []),
    ...findAll(child, type),
  ]);
}

/** Cuts a statement out of a file. The parser counts bytes, and leaves out zeros and the length of the last one. */
export function bytesOf(text: string, from: unknown, length: unknown): string {
  const start = Number(from ?? 0);
  const bytes = Buffer.from(text);
  return bytes.subarray(start, length === undefined ? bytes.length : start + Number(length)).toString();
}
