import { execFileSync, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findFreePort } from "../../../apps/server/test/shop/free-port.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** The time from the command to the first page, and the server's memory when idle. */
export type ServerStart = { firstPageMs: number; idleMb: number };

/** Resident memory of the process that the command started, in MB. Includes the shared pages of Node's binary. */
function memoryOfChild(parent: number | undefined): number {
  const rows = execFileSync("ps", ["-eo", "ppid=,rss="], { encoding: "utf8" }).trim().split("\n");
  const children = rows.map((row) => row.trim().split(/\s+/).map(Number)).filter(([ppid]) => ppid === parent);
  return Math.max(...children.map(([, kilobytes = 0]) => kilobytes)) / 1000;
}

async function firstPage(url: string, isGone: () => boolean): Promise<void> {
  while (!isGone()) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok === true) return void (await response.arrayBuffer());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("the shop did not start");
}

async function startOnce(dataDir: string): Promise<ServerStart> {
  const port = await findFreePort();
  const env = { ...process.env, NODE_ENV: undefined, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: "warn" };
  const begun = performance.now();
  const args = [join(root, "tools/bootstrap.mjs"), "apps/server/src/main.ts"];
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: "ignore" });
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await firstPage(`http://127.0.0.1:${port}/`, () => child.exitCode !== null);
  const firstPageMs = performance.now() - begun;
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const idleMb = memoryOfChild(child.pid);
  child.kill("SIGTERM");
  await gone;
  return { firstPageMs, idleMb };
}

/** Measures a warm start of `npm start`: packages, pages, database and compiled modules exist from an earlier start. */
export async function measureStart(): Promise<ServerStart> {
  const dataDir = await mkdtemp(join(tmpdir(), "trove-start-"));
  try {
    await startOnce(dataDir);
    return await startOnce(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
