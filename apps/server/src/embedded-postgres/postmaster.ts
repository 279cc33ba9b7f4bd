import { spawn } from "node:child_process";
import type { StdioOptions } from "node:child_process";
import { once } from "node:events";
import { closeSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { identity } from "./account.ts";
import { executable } from "./binaries.ts";
import { openLog } from "./log-file.ts";
import { logPathOf } from "./place.ts";
import type { Place } from "./place.ts";
import { childrenOf, findRunning, isAlive, readPostmasterFile, runsOn } from "./postmaster-file.ts";
import type { Running } from "./postmaster-file.ts";
import { environment } from "./program-environment.ts";
import { settings } from "./settings.ts";
import type { Durability } from "./settings.ts";

const START_MS = 60_000;
/** The milliseconds to wait after each signal before the next one is sent. */
const STOP_MS = { SIGINT: 10_000, SIGQUIT: 3_000, SIGKILL: 5_000 };

/**
 * Failures after which a retry may succeed: another start was faster, processes of a killed server are still alive, or
 * the port was just taken.
 */
const PASSING = /pre-existing shared memory|lock file ".*" already exists|could not bind|could not create any TCP/;

/** Starts PostgreSQL on the cluster, or joins the one that already runs on it, which may use another port. */
export async function startPostmaster(
  place: Place,
  durability: Durability,
  port?: number,
): Promise<Running & { joined: boolean }> {
  const deadline = Date.now() + START_MS;
  for (;;) {
    const running = await findRunning(place.cluster);
    if (running) return { ...running, joined: true };
    const outcome = await spawnPostmaster(place, { port: port ?? (await freePort()), durability, deadline });
    if (typeof outcome !== "string") return { ...outcome, joined: false };
    if (!PASSING.test(outcome) || Date.now() > deadline) throw new Error(`PostgreSQL did not start:\n${outcome}`);
    await wait(200);
  }
}

/** Requests a fast shutdown, which ends connections and flushes all data. */
export function askToStop(cluster: string, pid: number): void {
  if (runsOn(cluster, pid)) process.kill(pid, "SIGINT");
}

/**
 * Requests a fast shutdown and waits until the process is gone. Kills it if it does not end in time. No committed data
 * is lost: the next start recovers the data from the write-ahead log.
 */
export async function stopPostmaster(cluster: string, pid: number): Promise<void> {
  for (const signal of ["SIGINT", "SIGQUIT", "SIGKILL"] as const) {
    const deadline = Date.now() + STOP_MS[signal];
    if (runsOn(cluster, pid)) signalAll(signal === "SIGKILL" ? [pid, ...childrenOf(pid)] : [pid], signal);
    while (Date.now() < deadline) {
      if (!runsOn(cluster, pid)) return;
      await wait(10);
    }
  }
  throw new Error(`PostgreSQL (process ${pid}) does not stop.`);
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) if (isAlive(pid)) process.kill(pid, signal);
}

/** `more` are settings that replace those of the durability. */
export type Spawned = { port: number; durability?: Durability; more?: Record<string, string>; deadline: number };

/** Returns the server once it is ready, or its log output if it ended. */
export async function spawnPostmaster(place: Place, spawned: Spawned): Promise<Running | string> {
  const { port, durability = "full", more, deadline } = spawned;
  const logPath = logPathOf(place);
  const log = openLog(logPath);
  const logStart = statSync(logPath).size;
  const postgresArgs = ["-D", place.cluster, ...settings(port, durability, more)];
  const { file, args } = place.account.command(executable(place.binaries, "postgres"), postgresArgs);
  // Detached, so that Ctrl-C only reaches this process, which finishes its requests and then stops PostgreSQL.
  const stdio: StdioOptions = ["ignore", log, log];
  const options = { ...identity(place.account), cwd: place.home, env: environment, stdio };
  const child = spawn(file, args, { ...options, detached: true });
  closeSync(log);
  child.unref();
  const ended = once(child, "exit").then(() => true as const);
  while (Date.now() < deadline) {
    const found = readPostmasterFile(place.cluster);
    if (found !== undefined && found.pid === child.pid && found.status === "ready")
      return { pid: found.pid, port: found.port };
    if (await Promise.race([ended, wait(10, false as const)])) break;
  }
  if (child.exitCode === null && child.signalCode === null) child.kill("SIGQUIT");
  return readFileSync(logPath).subarray(logStart).toString().trim();
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
