import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

const MOST_MS = 15_000;
/** Of JavaScript; `end-above-memory.ts` bounds all of it. */
const MEMORY_MB = 256;

/**
 * Reads a stranger's file by a program of the shop, in a process without settings: `bytes` are its standard input, and
 * JSON is what it writes. Undefined if it fails, or needs too much time or memory.
 */
export async function readApart<Result>(program: URL, bytes: Uint8Array): Promise<Result | undefined> {
  const args = [`--max-old-space-size=${MEMORY_MB}`, fileURLToPath(program)];
  const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "ignore"], timeout: MOST_MS, env: {} });
  const ended = new Promise<number | null>((resolve, reject) => child.once("error", reject).once("close", resolve));
  // A process that ends early has not read everything.
  child.stdin.on("error", () => undefined);
  child.stdin.end(bytes);
  const [said, code] = await Promise.all([text(child.stdout), ended]);
  return code === 0 ? JSON.parse(said) : undefined;
}
