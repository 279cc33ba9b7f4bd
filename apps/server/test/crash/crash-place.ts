import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Database, openDatabase } from "../../src/database/connection.ts";
import { ensureDatabase, ensureRoles, urlFor } from "../../src/database/roles.ts";
import { childrenOf } from "../../src/embedded-postgres/postmaster-file.ts";
import type { Durability } from "../../src/embedded-postgres/settings.ts";
import { startThrowawayPostgres } from "../../src/embedded-postgres/throwaway-postgres.ts";
import { CrashServer, signal, until, untilSql } from "./crash-server.ts";

export const clusters = fileURLToPath(new URL("../../../../.cache/crash-postgres", import.meta.url));
export const owner = { name: "trove_owner", password: "owner" };
export const app = { name: "trove_app", password: "app" };

/** The parts of a shop that a run can kill: its server, its only database, or the first of a pair of databases. */
export type Victim = "server" | "database" | "primary";

/** A real shop process with its sandbox gateway, and databases of its own. A run kills its parts. */
export type CrashPlace = {
  url: string;
  /** Connects as the database's owner, for auditing the books. */
  owner: Database;
  /** Makes the place whole before the next kill, while customers go on. */
  prepare(): Promise<void>;
  /** Sends SIGKILL without warning. Resolves when the shop takes writes again. */
  kill(victim: Victim): Promise<void>;
  /** The output of servers that ended although nothing killed them. */
  unexpectedEnds: string[];
  close(): Promise<void>;
};

/** A place with one database, which can also hang. */
export type SinglePlace = CrashPlace & {
  /** Suspends all of PostgreSQL's processes. It then hangs, as on a machine without free memory or disk. */
  freeze(): Promise<void>;
  /** Resumes PostgreSQL's processes. */
  thaw(): Promise<void>;
  /** Starts a server after `endServer`. */
  startServer(): Promise<void>;
  /** Sends the signals to the server in order. Resolves with its exit code when it has ended. */
  endServer(...signals: NodeJS.Signals[]): Promise<number | null | undefined>;
  /** The output of the running server so far. */
  output(): string;
};

/** Opens a place without the demo shop, whose database never waits for the disk. */
export const openLightPlace = (variables: Record<string, string> = {}) =>
  openPlace(() => {}, "test", { DEMO: "false", ...variables });

export const openCrashPlace = (log: (line: string) => void) => openPlace(log, "full", { DEMO: "true" });

async function openPlace(
  log: (line: string) => void,
  durability: Durability,
  changed: Record<string, string>,
): Promise<SinglePlace> {
  const postgres = await startThrowawayPostgres(clusters, { durability });
  await ensureRoles(postgres.adminUrl, [owner, app]);
  await ensureDatabase(postgres.adminUrl, "trove", owner.name);
  const ownerUrl = urlFor(postgres.adminUrl, owner, "trove");
  const dataDir = await mkdtemp(join(tmpdir(), "trove-crash-"));
  const server = await CrashServer.make({
    DATABASE_URL: urlFor(postgres.adminUrl, app, "trove"),
    MIGRATION_DATABASE_URL: ownerUrl,
    DATA_DIR: dataDir,
    ...changed,
  });
  const database = openDatabase(ownerUrl, 2, () => {});

  function signalDatabase(pid: number, name: NodeJS.Signals): void {
    for (const each of [pid, ...childrenOf(pid)]) signal(each, name);
  }

  async function killDatabase(): Promise<void> {
    const killed = postgres.pid;
    signalDatabase(killed, "SIGKILL");
    await until("the database", async () => postgres.pid !== killed);
    await untilSql(database);
    await server.back();
  }

  log(`a shop at ${server.url}`);
  await server.start();
  return {
    url: server.url,
    owner: database,
    unexpectedEnds: server.unexpectedEnds,
    output: () => server.output(),
    prepare: async () => {},
    freeze: async () => signalDatabase(postgres.pid, "SIGSTOP"),
    thaw: async () => signalDatabase(postgres.pid, "SIGCONT"),
    startServer: () => server.start(),
    endServer: (...signals) => server.end(...signals),
    async kill(victim) {
      if (victim === "database") return killDatabase();
      if (victim === "primary") throw new Error("this place has one database");
      await server.end("SIGKILL");
      await server.start();
    },
    async close() {
      await server.end("SIGTERM");
      await database.close();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
