import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type Database, openDatabase } from "../../src/database/connection.ts";
import { ping } from "../../src/database/readiness.ts";
import { ensureDatabase, ensureRoles, urlFor } from "../../src/database/roles.ts";
import type { Durability } from "../../src/embedded-postgres/settings.ts";
import type { EmbeddedPostgres } from "../../src/embedded-postgres/start-embedded-postgres.ts";
import { startThrowawayPostgres } from "../../src/embedded-postgres/throwaway-postgres.ts";
import { APP, OWNER } from "../postgres-setup.ts";
import { findFreePort } from "../shop/free-port.ts";
import { type ShopProcess, startShopProcess } from "../shop/shop-process.ts";

const clusters = fileURLToPath(new URL("../../../../.cache/crash-postgres", import.meta.url));
const READY_MS = 90_000;
const LOOK_MS = 20;

export type Victim = "server" | "database";

/** A real shop process with its sandbox gateway, on a database of its own. */
export type ServerPlace = {
  url: string;
  /** Connects as the database's owner, for auditing the books. */
  owner: Database;
  /** Starts a server after `endServer`. */
  startServer(): Promise<void>;
  /** Sends the signals to the server in order. Resolves with its exit code when it has ended. */
  endServer(...signals: NodeJS.Signals[]): Promise<number | null | undefined>;
  /** The output of the running server so far. */
  output(): string;
  /** The output of servers that ended although nothing killed them. */
  unexpectedEnds: string[];
  close(): Promise<void>;
};

/** A place with a PostgreSQL of its own. A run kills both. */
export type CrashPlace = ServerPlace & {
  /** Sends SIGKILL without warning. Resolves when the victim runs again. */
  kill(victim: Victim): Promise<void>;
  /** Suspends all of PostgreSQL's processes. It then hangs, as on a machine without free memory or disk. */
  freeze(): Promise<void>;
  /** Resumes PostgreSQL's processes. */
  thaw(): Promise<void>;
};

async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  return text.split(" ").filter(Boolean).map(Number);
}

/** Sends a signal. Ignores a process that has ended meanwhile. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`${what} is not back after ${READY_MS / 1000} s`);
    await pause(LOOK_MS);
  }
}

/** Opens a place without the demo shop, whose database never waits for the disk. */
export const openLightPlace = () => openOwnPlace("test", { DEMO: "false" });

export async function openCrashPlace(log: (line: string) => void): Promise<CrashPlace> {
  const place = await openOwnPlace("full", { DEMO: "true" });
  log(`a shop at ${place.url}`);
  return place;
}

async function openOwnPlace(durability: Durability, variables: Record<string, string>): Promise<CrashPlace> {
  const postgres = await startThrowawayPostgres(clusters, { durability });
  await ensureRoles(postgres.adminUrl, [OWNER, APP]);
  await ensureDatabase(postgres.adminUrl, "trove", OWNER.name);
  return openPlace(postgres, "trove", variables);
}

/** Opens a place on the database of this name, which may be migrated already. */
export async function openPlace(
  postgres: Pick<EmbeddedPostgres, "adminUrl" | "pid" | "stop">,
  databaseName: string,
  changed: Record<string, string>,
): Promise<CrashPlace> {
  const ownerUrl = urlFor(postgres.adminUrl, OWNER, databaseName);
  const dataDir = await mkdtemp(join(tmpdir(), "trove-crash-"));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const variables = {
    NODE_ENV: "test",
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: urlFor(postgres.adminUrl, APP, databaseName),
    MIGRATION_DATABASE_URL: ownerUrl,
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: "0",
    LOG_LEVEL: "fatal",
    ...changed,
  };
  const unexpectedEnds: string[] = [];
  let server: ShopProcess | undefined;

  const respondsToHttp = async () => (await fetch(`${url}/health/ready`).catch(() => undefined))?.ok === true;

  async function tellOfEnd(started: ShopProcess): Promise<void> {
    await started.gone;
    if (server === started) unexpectedEnds.push(`the server ended by itself:\n${started.output().slice(-4000)}`);
  }

  async function startServer(): Promise<void> {
    const started = await startShopProcess(variables);
    server = started;
    void tellOfEnd(started);
    await until("the server", respondsToHttp);
  }

  async function endServer(...signals: NodeJS.Signals[]): Promise<number | null | undefined> {
    const ending = server;
    server = undefined;
    const [code] = await Promise.all(signals.map(async (each) => ending?.end(each)));
    return code;
  }

  async function signalDatabase(name: NodeJS.Signals): Promise<void> {
    const { pid } = postgres;
    for (const each of [pid, ...(await childrenOf(pid))]) signal(each, name);
  }

  const database = openDatabase(ownerUrl, 2, () => {});
  const respondsToSql = () =>
    ping(database.connection).then(
      () => true,
      () => false,
    );

  async function killDatabase(): Promise<void> {
    const killed = postgres.pid;
    const children = await childrenOf(killed);
    for (const pid of [killed, ...children]) signal(pid, "SIGKILL");
    await until("the database", async () => postgres.pid !== killed && (await respondsToSql()));
    if (server?.isGone() === true) await startServer();
    await until("the server", respondsToHttp);
  }

  await startServer();
  return {
    url,
    owner: database,
    unexpectedEnds,
    output: () => server?.output() ?? "",
    freeze: () => signalDatabase("SIGSTOP"),
    thaw: () => signalDatabase("SIGCONT"),
    startServer,
    endServer,
    async kill(victim) {
      if (victim === "database") return killDatabase();
      await endServer("SIGKILL");
      await startServer();
    },
    async close() {
      await endServer("SIGTERM");
      await database.close();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
