import { readApart } from "../../../../command/apart/read-apart.ts";
import { atMost } from "../../../../command/at-most.ts";
import { Refusal } from "../../../../command/refusal.ts";
import type { ItemFile } from "./read-item-file.ts";

const program = new URL("read-item-file-process.ts", import.meta.url);
const oneFile = atMost(1, 4);

/** What the process says of a file. */
export type ItemFileRead = ItemFile | { mistake: string };

const UNREADABLE = "The file can't be read: it takes too much time or memory. Split it into smaller files";

/**
 * Reads a CSV file of items in a process of its own, one at a time. Throws VALIDATION_FAILED for a file that can't be
 * read, and OVERLOADED when too many wait.
 */
export async function readItemFileApart(bytes: Uint8Array): Promise<ItemFile> {
  const read = await oneFile(() => readApart<ItemFileRead>(program, bytes));
  if (read !== undefined && !("mistake" in read)) return read;
  const detail = read?.mistake ?? UNREADABLE;
  throw new Refusal("VALIDATION_FAILED", { detail, errors: { file: [detail] } });
}
