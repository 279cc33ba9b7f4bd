import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

const MOST_MS = 15_000;
/** Limits JavaScript's memory only; `end-above-memory.ts` limits that of the whole process. */
const MEMORY_MB = 256;

/**
 * Reads a stranger's file in a separate process without settings. The program gets `bytes` as its standard input and
 * writes JSON. Returns undefined if the process fails, or exceeds its time or memory.
 */
export async function readApart<Result>(program: URL, bytes: Uint8Array): Promise<Result | undefined> {
  const args = [`--max-old-space-size=${MEMORY_MB}`, fileURLToPath(program)];
  const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "ignore"], timeout: MOST_MS, env: {} });
  const ended = new Promise<number | null>((resolve, reject) => child.once("error", reject).once("close", resolve));
  // A process that ends early has not read all of its input, which raises an error here.
  child.stdin.on("error", () => undefined);
  child.stdin.end(bytes);
  const [said, code] = await Promise.all([text(child.stdout), ended]);
  return code === 0 ? JSON.parse(said) : undefined;
}
