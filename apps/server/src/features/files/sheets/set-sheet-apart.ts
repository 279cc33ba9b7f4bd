import { spawn } from "node:child_process";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { atMost } from "../../../command/at-most.ts";
import type { Sheet } from "./sheet.ts";

const program = fileURLToPath(new URL("sheet-process.ts", import.meta.url));
const MOST_MS = 20_000;

/** One at a time: each takes a processor for about half a second. */
const oneSheet = atMost(1, 20);

/**
 * Sets a sheet as PDF in a process of its own: requests don't wait for it, and the fonts' memory is freed when it ends.
 * Throws OVERLOADED when too many wait.
 */
export function setSheetApart(sheet: Sheet): Promise<Buffer> {
  return oneSheet(async () => {
    const child = spawn(process.execPath, [program], { stdio: ["pipe", "pipe", "inherit"], timeout: MOST_MS });
    const ended = new Promise<number | null>((resolve, reject) => child.once("error", reject).once("close", resolve));
    child.stdin.end(JSON.stringify(sheet));
    const [bytes, code] = await Promise.all([buffer(child.stdout), ended]);
    if (code !== 0) throw new Error(`setting a sheet ended with ${code}`);
    return bytes;
  });
}
