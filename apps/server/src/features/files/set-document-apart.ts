import { spawn } from "node:child_process";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { Block } from "./read-blocks.ts";
import type { DocumentMeta } from "./set-document.ts";

const program = fileURLToPath(new URL("document-process.ts", import.meta.url));

export type DocumentWork = { blocks: readonly Block[]; meta: DocumentMeta };

/**
 * Renders a document in a separate process. Requests don't wait for it, and the PDF library's memory, a third of what
 * the server itself needs, is freed when the process ends.
 */
export async function setDocumentApart(work: DocumentWork): Promise<Buffer> {
  const child = spawn(process.execPath, [program], { stdio: ["pipe", "pipe", "inherit"] });
  const ended = new Promise<number | null>((resolve, reject) => child.once("error", reject).once("close", resolve));
  child.stdin.end(JSON.stringify(work));
  const [bytes, code] = await Promise.all([buffer(child.stdout), ended]);
  if (code !== 0) throw new Error(`setting a document ended with ${code}`);
  return bytes;
}
