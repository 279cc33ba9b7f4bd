import { utf8Text } from "../encoding/utf8-text.ts";
import { boxTree } from "./box-tree.ts";
import type { BoxTree, OpenBox } from "./box-tree.ts";
import type { ReadLogFile } from "../tiles/read.ts";

/** Size of a list of a hundred thousand boxes. */
const MOST_BYTES = 103 * 100_000;

export type BoxList = readonly OpenBox[];

function parseBoxList(lines: string): OpenBox[] {
  if (lines !== "" && !lines.endsWith("\n")) throw new SyntaxError("The list of boxes is cut");
  return lines
    .split("\n")
    .slice(0, -1)
    .map((line) => {
      const [boxId = "", oddsHash = "", ...rest] = line.split(" ");
      if (rest.length > 0) throw new SyntaxError("A line of the list is not a box");
      return { boxId, oddsHash };
    });
}

/** The tree of the list. Undefined if a line is malformed or a box occurs twice. */
function treeOf(boxes: BoxList): BoxTree | undefined {
  try {
    return boxTree(boxes);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * Reads the list of open boxes of a terms leaf. Returns undefined if there is no list or it doesn't match the leaf.
 * Throws LogFault if the log can't be read.
 */
export async function readBoxList({ root, count }: BoxTree, read: ReadLogFile): Promise<BoxList | undefined> {
  const bytes = await read(`boxes/${root}`, MOST_BYTES);
  if (bytes === undefined) return undefined;
  try {
    const boxes = parseBoxList(utf8Text(bytes));
    const tree = treeOf(boxes);
    return tree?.root === root && tree.count === count ? boxes : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
