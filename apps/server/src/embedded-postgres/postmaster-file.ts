import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

export type Running = { pid: number; port: number };

const SETTLE_MS = 30_000;

/**
 * Returns the PostgreSQL that runs on this cluster, or undefined. Waits if it is starting or stopping. Removes a file
 * whose process id now belongs to another program, which PostgreSQL would mistake for a running server.
 */
export async function findRunning(cluster: string): Promise<Running | undefined> {
  const deadline = Date.now() + SETTLE_MS;
  while (Date.now() < deadline) {
    const found = readPostmasterFile(cluster);
    if (found === undefined || !isAlive(found.pid)) return undefined;
    if (!runsOn(cluster, found.pid)) {
      rmSync(join(cluster, "postmaster.pid"), { force: true });
      return undefined;
    }
    if (found.status === "ready") return { pid: found.pid, port: found.port };
    await wait(20);
  }
  throw new Error(`The PostgreSQL of ${cluster} has been neither ready nor gone for ${SETTLE_MS / 1000} s.`);
}

/** The lines are: process id, folder, start time, port, socket folder, address, shared memory, status. */
export function readPostmasterFile(cluster: string): (Running & { status: string }) | undefined {
  let text: string;
  try {
    text = readFileSync(join(cluster, "postmaster.pid"), "utf8");
  } catch {
    return undefined;
  }
  const lines = text.split("\n");
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3]), status: lines[7]?.trim() ?? "" };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Whether the process is this cluster's PostgreSQL. Returns false for a process that ended but was not reaped yet. */
export function runsOn(cluster: string, pid: number): boolean {
  return isAlive(pid) && (process.platform === "win32" || commandLine(pid).includes(cluster));
}

/** The ids of a postmaster's child processes. Hanging children survive their postmaster. Returns none on Windows. */
export function childrenOf(pid: number): number[] {
  try {
    return execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
      .split("\n")
      .map((line) => line.trim().split(/\s+/).map(Number))
      .flatMap(([child = 0, parent]) => (parent === pid ? [child] : []));
  } catch {
    return [];
  }
}

function commandLine(pid: number): string {
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8");
    return execFileSync("ps", ["-p", String(pid), "-o", "command="], { encoding: "utf8" });
  } catch {
    return "";
  }
}
