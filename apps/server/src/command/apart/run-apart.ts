import { spawn } from "node:child_process";
import { basename } from "node:path";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

const MOST_MS = 20_000;

/**
 * Runs a program of the shop in a separate process, so that requests don't wait for it and its memory is freed. `input`
 * is its standard input; returns its output. Throws if it fails or takes longer than `mostMs`.
 */
export async function runApart(program: URL, input: string, mostMs = MOST_MS): Promise<Buffer> {
  const [path, name] = [fileURLToPath(program), basename(program.pathname)];
  const child = spawn(process.execPath, [path], { stdio: ["pipe", "pipe", "inherit"], timeout: mostMs });
  const ended = new Promise<number | null>((resolve, reject) => child.once("error", reject).once("close", resolve));
  child.stdin.end(input);
  const [bytes, code] = await Promise.all([buffer(child.stdout), ended]);
  if (code !== 0) throw new Error(`${name} ended with ${code}`);
  return bytes;
}
