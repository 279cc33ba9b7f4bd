import type { RowProblem } from "@trove/contract";
import { readApart } from "../../../../command/apart/read-apart.ts";
import { atMost } from "../../../../command/at-most.ts";
import { problemsText, refusedFor } from "../../../../command/refused-for.ts";
import type { ItemFile } from "./read-item-file.ts";

const program = new URL("read-item-file-process.ts", import.meta.url);
const oneFile = atMost(1, 4);

/** The process's output about a file. */
export type ItemFileRead = ItemFile | { mistake: RowProblem };

/**
 * Reads a CSV file of items in a separate process, one at a time. Throws VALIDATION_FAILED for a file that can't be
 * read, and OVERLOADED if too many wait.
 */
export const readItemFileApart = async (bytes: Uint8Array): Promise<ItemFile> =>
  fileIn(await oneFile(() => readApart<ItemFileRead>(program, bytes)));

/**
 * Returns the file that the process has read. `read` is undefined if the process exceeded its time or memory. Throws
 * VALIDATION_FAILED for a mistake.
 */
export function fileIn(read: ItemFileRead | undefined): ItemFile {
  if (read !== undefined && !("mistake" in read)) return read;
  throw refusedFile(read?.mistake ?? { code: "FileUnreadable", params: {} });
}

/** The refusal of a file as a whole. */
export const refusedFile = (problem: RowProblem) =>
  refusedFor("VALIDATION_FAILED", [problem], { errors: { file: [problemsText([problem])] } });
