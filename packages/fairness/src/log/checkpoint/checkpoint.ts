import { base64Of } from "../encoding/base64.ts";
import { parseDecimal } from "../encoding/decimal.ts";
import { parseHash } from "../encoding/hash-lines.ts";
import type { TreeHead } from "../tree/tree-head.ts";

/** A log's statement of its tree (C2SP tlog-checkpoint). */
export type Checkpoint = TreeHead & {
  /** The name of the log. */
  readonly origin: string;
  /** Further lines, which are ignored. */
  readonly extensions: readonly string[];
};

/** The text of a checkpoint, for signing. */
export function checkpointText(origin: string, { size, root }: TreeHead): string {
  return `${origin}\n${size}\n${base64Of(root)}\n`;
}

/** Throws SyntaxError unless the text is a checkpoint. Does not check that a tree of this size can have this root. */
export function parseCheckpoint(text: string): Checkpoint {
  const lines = text.split("\n");
  const [origin = "", size = "", root = "", ...extensions] = lines.slice(0, -1);
  if (lines.at(-1) !== "" || [origin, ...extensions].includes("")) throw new SyntaxError("Not a checkpoint's lines");
  return { origin, size: parseDecimal(size), root: parseHash(root), extensions };
}
