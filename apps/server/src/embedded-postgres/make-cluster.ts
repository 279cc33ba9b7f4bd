import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { identity } from "./account.ts";
import { executable } from "./binaries.ts";
import { handOver } from "./place.ts";
import type { Place } from "./place.ts";
import { isAlive } from "./postmaster-file.ts";
import { environment } from "./program-environment.ts";
import type { Durability } from "./settings.ts";

/** The file in a cluster that has its superuser's password. */
export const PASSWORD_FILE = "superuser-password";
const UNFINISHED = "unfinished-";

/**
 * Creates the database files if there are none. Works in a temporary folder until they are complete, so that a killed
 * start leaves no broken database, and only one of several concurrent starts succeeds. Returns the superuser's
 * password, which is stored beside the files.
 */
export async function makeCluster(place: Place, durability: Durability): Promise<string> {
  if (!existsSync(place.cluster)) await makeNew(place, durability);
  const owner = place.account.owner;
  if (owner !== undefined && statSync(place.cluster).uid !== owner.uid) handOver(place.cluster, place.account);
  return readFileSync(join(place.cluster, PASSWORD_FILE), "utf8").trim();
}

async function makeNew(place: Place, durability: Durability): Promise<void> {
  removeUnfinished(place.home);
  const folder = join(place.home, `${UNFINISHED}${process.pid}`);
  const files = join(folder, "cluster");
  const password = join(folder, PASSWORD_FILE);
  mkdirSync(files, { recursive: true, mode: 0o700 });
  writeFileSync(password, `${randomBytes(24).toString("base64url")}\n`, { mode: 0o600 });
  handOver(folder, place.account);
  await runInitdb(place, [
    `--pgdata=${files}`,
    "--username=postgres",
    `--pwfile=${password}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    // PostgreSQL's built-in collation and case rules, because they are the same on every machine.
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--locale=C",
    ...(durability === "test" ? ["--no-sync"] : []),
  ]);
  renameSync(password, join(files, PASSWORD_FILE));
  try {
    renameSync(files, place.cluster);
  } catch (error) {
    if (!existsSync(place.cluster)) throw error;
  }
  rmSync(folder, { recursive: true, force: true });
}

function removeUnfinished(home: string): void {
  for (const name of readdirSync(home)) {
    if (!name.startsWith(UNFINISHED)) continue;
    const maker = Number(name.slice(UNFINISHED.length));
    if (maker === process.pid || !isAlive(maker)) rmSync(join(home, name), { recursive: true, force: true });
  }
}

async function runInitdb(place: Place, initdbArgs: string[]): Promise<void> {
  const { file, args } = place.account.command(executable(place.binaries, "initdb"), initdbArgs);
  const child = spawn(file, args, {
    ...identity(place.account),
    cwd: place.home,
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const keep = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const [code, signal] = (await once(child, "close")) as [number | null, string | null];
  if (code !== 0) throw new Error(`initdb failed (${code ?? signal}):\n${output.trim()}`);
}
