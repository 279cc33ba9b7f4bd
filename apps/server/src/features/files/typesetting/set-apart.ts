import { spawn } from "node:child_process";
import { buffer } from "node:stream/consumers";
import { atMost } from "../../../command/at-most.ts";

const MOST_MS = 20_000;

/** One at a time: each takes a processor for a second or two. */
const one = atMost(1, 20);

/**
 * Sets a PDF in a process of its own, to whose program `work` goes as JSON: requests don't wait for it, and the memory
 * of the PDF library and the fonts is freed when it ends. Throws OVERLOADED when too many wait.
 */
export function setApart(program: string, work: object): Promise<Buffer> {
  return one(async () => {
    const child = spawn(process.execPath, [program], { stdio: ["pipe", "pipe", "inherit"], timeout: MOST_MS });
    const ended = new Promise<number | null>((resolve, reject) => child.once("error", reject).once("close", resolve));
    child.stdin.end(JSON.stringify(work));
    const [bytes, code] = await Promise.all([buffer(child.stdout), ended]);
    if (code !== 0) throw new Error(`setting a PDF ended with ${code}`);
    return bytes;
  });
}
