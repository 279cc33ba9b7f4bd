import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setImmediate } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findRunningPostgres } from "./find-running-postgres.ts";
import { runsOn } from "./postmaster-file.ts";
import type { Durability } from "./settings.ts";
import { startEmbeddedPostgres } from "./start-embedded-postgres.ts";

const fixture = fileURLToPath(new URL("hold-postgres.fixture.ts", import.meta.url));
const isRoot = process.getuid?.() === 0;
let dataDir: string;

function makeFolder(): void {
  dataDir = mkdtempSync(join(tmpdir(), "trove-embedded-"));
  chmodSync(dataDir, 0o755);
}

async function removeFolder(): Promise<void> {
  await stopLeft();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Joins a server that a test left running, and stops it. */
async function stopLeft(): Promise<void> {
  if ((await findRunningPostgres(dataDir)) !== undefined) await (await startEmbeddedPostgres({ dataDir })).stop();
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  // If the connection is lost, its query fails. Without this listener, this process would end too.
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Starts a process that holds the database. `kill` sends SIGKILL and waits until the process is gone. */
async function holder(identity: { uid?: number; gid?: number } = {}, durability: Durability = "full") {
  const child = spawn(process.execPath, [fixture, dataDir, durability], {
    ...identity,
    stdio: ["pipe", "pipe", "inherit"],
  });
  const [line] = (await once(createInterface(child.stdout), "line")) as [string];
  const { adminUrl, pid } = JSON.parse(line) as { adminUrl: string; pid: number };
  const kill = async (): Promise<void> => {
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  return { adminUrl, pid, kill };
}

let last = 0;

/** Writes a row that no test has written before. Returns the rows as `readKept` must return them. */
async function keep(url: string): Promise<unknown[]> {
  last += 1;
  await query(url, "CREATE TABLE IF NOT EXISTS kept (n int); TRUNCATE kept");
  await query(url, `INSERT INTO kept VALUES (${last})`);
  return [{ n: last }];
}

const readKept = (url: string) => query(url, "SELECT n FROM kept");

describe("embedded PostgreSQL in a new folder", () => {
  beforeEach(makeFolder);
  afterEach(removeFolder);

  test("starts in an empty folder: durable, on this machine alone, behind a password", async () => {
    const postgres = await startEmbeddedPostgres({ dataDir });
    const names = ["fsync", "synchronous_commit", "full_page_writes", "listen_addresses", "server_encoding"];
    const rows = await query(
      postgres.adminUrl,
      names.map((name) => `SELECT current_setting('${name}') v`).join(" UNION ALL "),
    );
    expect(rows.map((row) => (row as { v: string }).v)).toEqual(["on", "on", "on", "127.0.0.1", "UTF8"]);
    const url = new URL(postgres.adminUrl);
    url.password = "guessed";
    await expect(query(url.href, "SELECT 1")).rejects.toThrow("password authentication failed");
    expect(statSync(join(dataDir, "cluster/superuser-password")).mode & 0o777).toBe(0o600);
    await postgres.stop();
    expect(runsOn(join(dataDir, "cluster"), postgres.pid)).toBe(false);
  });

  test("runs for an ordinary user, and root later leaves the files to that user", async () => {
    const identity = isRoot ? { uid: 65534, gid: 65534 } : {};
    if (isRoot) chownSync(dataDir, 65534, 65534);
    const ordinary = await holder(identity);
    await ordinary.kill();
    const owner = statSync(join(dataDir, "cluster")).uid;
    const next = await startEmbeddedPostgres({ dataDir });
    expect(next.pid).toBe(ordinary.pid);
    await next.stop();
    expect(statSync(join(dataDir, "cluster")).uid).toBe(owner);
  });
});

describe("embedded PostgreSQL", () => {
  beforeAll(makeFolder);
  afterEach(stopLeft);
  afterAll(removeFolder);

  test("rotates its log, which only its owner can read and which contains no failed statements", async () => {
    const log = join(dataDir, "postgres.log");
    writeFileSync(log, "x".repeat(10_000_001));
    const postgres = await startEmbeddedPostgres({ dataDir });
    await expect(query(postgres.adminUrl, "SELECT 'a secret text'::integer")).rejects.toThrow("invalid input syntax");
    await postgres.stop();
    expect([log, `${log}.1`].map((path) => statSync(path).mode & 0o777)).toEqual([0o600, 0o600]);
    expect(statSync(`${log}.1`).size).toBe(10_000_001);
    const text = readFileSync(log, "utf8");
    expect(text).toContain("database system is ready");
    expect(text).not.toMatch(/xxx|a secret text|invalid input syntax/);
  });

  test("keeps its data after a stop", async () => {
    const first = await startEmbeddedPostgres({ dataDir });
    const kept = await keep(first.adminUrl);
    await first.stop();
    const second = await startEmbeddedPostgres({ dataDir });
    expect(await readKept(second.adminUrl)).toEqual(kept);
    await second.stop();
  });

  test("is joined when the process that started it was killed", async () => {
    const killed = await holder();
    const kept = await keep(killed.adminUrl);
    await killed.kill();
    const next = await startEmbeddedPostgres({ dataDir });
    expect(next.pid).toBe(killed.pid);
    expect(await readKept(next.adminUrl)).toEqual(kept);
    await next.stop();
    expect(existsSync(join(dataDir, "cluster/postmaster.pid"))).toBe(false);
  });

  test("recovers what was committed when it was killed together with its process", async () => {
    const killed = await holder();
    const kept = await keep(killed.adminUrl);
    process.kill(killed.pid, "SIGKILL");
    await killed.kill();
    const next = await startEmbeddedPostgres({ dataDir });
    expect(next.pid).not.toBe(killed.pid);
    expect(await readKept(next.adminUrl)).toEqual(kept);
    await next.stop();
  });

  test("is started again if the one that a start joins dies before it responds", async () => {
    const killed = await holder();
    const kept = await keep(killed.adminUrl);
    // A suspended PostgreSQL says that it is ready, but lets connections wait, as a killed one does until its process
    // is gone.
    process.kill(killed.pid, "SIGSTOP");
    await killed.kill();
    const starting = startEmbeddedPostgres({ dataDir });
    await setImmediate();
    process.kill(killed.pid, "SIGKILL");
    const next = await starting;
    expect(next.pid).not.toBe(killed.pid);
    expect(await readKept(next.adminUrl)).toEqual(kept);
    await next.stop();
  });

  test("is restarted on its port if it is killed while the process that started it lives", async () => {
    const postgres = await startEmbeddedPostgres({ dataDir });
    const kept = await keep(postgres.adminUrl);
    const killed = postgres.pid;
    process.kill(killed, "SIGKILL");
    await expect.poll(() => readKept(postgres.adminUrl), { timeout: 30_000 }).toEqual(kept);
    await expect.poll(() => postgres.pid, { timeout: 30_000 }).not.toBe(killed);
    await postgres.stop();
    expect(runsOn(join(dataDir, "cluster"), postgres.pid)).toBe(false);
  });

  test("is restarted once each time that it is killed", async () => {
    const lines: string[] = [];
    const postgres = await startEmbeddedPostgres({ dataDir, log: (line) => lines.push(line.replace(/\d+$/, "N")) });
    for (let round = 0; round < 2; round += 1) {
      const killed = postgres.pid;
      process.kill(killed, "SIGKILL");
      await expect.poll(() => postgres.pid, { timeout: 30_000 }).not.toBe(killed);
    }
    await postgres.stop();
    const recovery = ["Lost PostgreSQL, starting it again", "PostgreSQL is back on port N"];
    expect(lines.slice(1)).toEqual([...recovery, ...recovery]);
  });

  test("is not given to a second process while the first lives", async () => {
    const first = await holder();
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow("in use by another running Trove");
    expect(await query(first.adminUrl, "SELECT 1 AS n")).toEqual([{ n: 1 }]);
    await first.kill();
  });

  test("starts despite what killed predecessors left behind", async () => {
    const first = await startEmbeddedPostgres({ dataDir });
    await first.stop();
    // Leaves a lock file whose process id now belongs to another program, and the folder of an unfinished first start.
    writeFileSync(
      join(dataDir, "cluster/postmaster.pid"),
      `${process.pid}\n${dataDir}/cluster\n0\n5432\n\n\n\nready\n`,
    );
    mkdirSync(join(dataDir, "unfinished-0"));
    const second = await startEmbeddedPostgres({ dataDir });
    expect(await query(second.adminUrl, "SELECT 1 AS n")).toEqual([{ n: 1 }]);
    await second.stop();
  });

  test("is restarted durably if a killed process left it running with the settings for tests", async () => {
    const killed = await holder({}, "test");
    expect(await query(killed.adminUrl, "SHOW fsync")).toEqual([{ fsync: "off" }]);
    await killed.kill();
    const durable = await startEmbeddedPostgres({ dataDir });
    expect(await query(durable.adminUrl, "SHOW fsync")).toEqual([{ fsync: "on" }]);
    await durable.stop();
  });
});
