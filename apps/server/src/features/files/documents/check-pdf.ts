import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { Refusal } from "../../../command/refusal.ts";
import { atMost } from "../../../command/at-most.ts";

const program = fileURLToPath(new URL("check-pdf-process.ts", import.meta.url));

const MAGIC = "%PDF-";
const PATIENCE_MS = 15_000;
/** Of JavaScript; `end-above-memory.ts` bounds all of it. */
const MEMORY_MB = 256;
const oneCheck = atMost(1, 4);

/** What the process says of a file. */
export type PdfCheck = { pageCount: number } | { mistake: string };

const refused = (mistake: string) => new Refusal("VALIDATION_FAILED", { detail: mistake, errors: { file: [mistake] } });

/** Reads the file in a process of its own, which ends if it needs too much time or memory. */
async function readApart(bytes: Buffer): Promise<PdfCheck> {
  const args = [`--max-old-space-size=${MEMORY_MB}`, program];
  const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "ignore"], timeout: PATIENCE_MS, env: {} });
  const ended = new Promise<number | null>((resolve, reject) => child.once("error", reject).once("close", resolve));
  // A process that ends early has not read everything.
  child.stdin.on("error", () => undefined);
  child.stdin.end(bytes);
  const [said, code] = await Promise.all([text(child.stdout), ended]);
  return code === 0
    ? JSON.parse(said)
    : { mistake: "The PDF can't be read: it is broken, or takes too much time or memory" };
}

/**
 * Returns the number of pages. Throws VALIDATION_FAILED for what is no PDF, or one that is encrypted, has scripts, other
 * actions than links, or files in it.
 */
export function checkPdf(bytes: Buffer): Promise<number> {
  return oneCheck(async () => {
    if (bytes.subarray(0, MAGIC.length).toString("latin1") !== MAGIC) throw refused("That is no PDF file");
    const check = await readApart(bytes);
    if ("mistake" in check) throw refused(check.mistake);
    return check.pageCount;
  });
}
