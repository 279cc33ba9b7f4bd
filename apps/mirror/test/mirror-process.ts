import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { LogServer } from "./log-server.ts";

const MAIN = fileURLToPath(new URL("../src/main.ts", import.meta.url));

/** Starts the command in a process of its own. */
export function startMirror(
  shop: LogServer,
  folder: string,
  port = 0,
): ChildProcess & { stdout: NodeJS.ReadableStream; stderr: NodeJS.ReadableStream } {
  const keys = [shop.key("terms"), shop.key("records")].flatMap((key) => ["--key", key]);
  const args = [MAIN, shop.url, ...keys, "--name", "mirror.example", "--folder", folder, "--port", String(port)];
  return spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
}

/** Resolves when the process listens. Throws if it ends before. */
export async function untilOpen({ stdout }: Pick<ReturnType<typeof startMirror>, "stdout">): Promise<void> {
  let written = "";
  for await (const chunk of stdout) if ((written += String(chunk)).includes("witness  ")) return;
  throw new Error(`The mirror ended: ${written}`);
}

export async function kill(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}
