// Reads a CSV file of items from the standard input. Writes its lines, or the mistake that makes it unreadable, as
// JSON.
import { answerApart } from "../../../../command/apart/answer-apart.ts";
import type { ItemFileRead } from "./read-item-file-apart.ts";
import { FileMistake, readItemFile } from "./read-item-file.ts";

function read(bytes: Buffer): ItemFileRead {
  try {
    return readItemFile(bytes);
  } catch (error) {
    if (error instanceof FileMistake) return { mistake: error.problem };
    throw error;
  }
}

await answerApart(read);
