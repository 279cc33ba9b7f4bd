import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inject } from "vitest";
import { type Database, openDatabase } from "../../apps/server/src/database/connection.ts";
import { ensureDatabase, urlFor } from "../../apps/server/src/database/roles.ts";
import { APP, OWNER } from "../../apps/server/test/postgres-setup.ts";
import { DEMO_TEMPLATE } from "./demo-setup.ts";
import { freePort } from "./free-port.ts";
import { shopVariables } from "./variables.ts";

const main = fileURLToPath(new URL("../../apps/server/src/main.ts", import.meta.url));

export type DemoShop = {
  url: string;
  /** As the database's owner: to play the operator and to look into the books. */
  owner: Database;
  dataDir: string;
  /** Ends the server, by SIGTERM unless told otherwise, and keeps the database. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Starts the server again on the same address and database. */
  start(): Promise<void>;
  /** All that the server has written so far: its logs. */
  output(): string;
  close(): Promise<void>;
};

function whenOpen(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("The shop is open")) resolve();
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", (code) => reject(new Error(`the shop ended with ${code}:\n${output}`)));
  });
}

function whenGone(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once("exit", () => resolve()));
}

/** The demo shop as `npm start` runs it, in a process of its own, on a copy of the demo database. */
export async function openDemoShop(
  variables: Record<string, string> = {},
  options: readonly string[] = [],
): Promise<DemoShop> {
  const adminUrl = inject("adminUrl");
  const name = `journey_${randomUUID().replaceAll("-", "")}`;
  await ensureDatabase(adminUrl, name, OWNER.name, DEMO_TEMPLATE);
  const dataDir = await mkdtemp(join(tmpdir(), "trove-journey-"));
  const port = await freePort();
  const env = {
    ...process.env,
    ...shopVariables,
    PORT: String(port),
    DATABASE_URL: urlFor(adminUrl, APP, name),
    MIGRATION_DATABASE_URL: urlFor(adminUrl, OWNER, name),
    DATA_DIR: dataDir,
    ...variables,
  };
  let child: ChildProcess | undefined;
  const owner = openDatabase(urlFor(adminUrl, OWNER, name), 2, () => {});

  let written = "";
  async function start(): Promise<void> {
    child = spawn(process.execPath, [main, ...options], { env, stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => (written += chunk.toString()));
    await whenOpen(child);
  }
  async function stop(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    if (child === undefined) return;
    const gone = whenGone(child);
    child.kill(signal);
    await gone;
  }
  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    owner,
    dataDir,
    start,
    stop,
    output: () => written,
    async close() {
      await stop();
      await owner.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
