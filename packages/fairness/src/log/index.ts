export { EMPTY_ROOT, leafHash } from "./tree/hash.ts";
export type { Hash } from "./tree/hash.ts";
export { verifyConsistency } from "./tree/consistency.ts";
export { verifyInclusion } from "./tree/inclusion.ts";
export { treeRoot } from "./tree/root.ts";
export { sameTree } from "./tree/tree-head.ts";
export type { TreeHead } from "./tree/tree-head.ts";
export { verifyTail } from "./tree/tail.ts";
