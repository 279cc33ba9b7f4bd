import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase } from "../../src/database/connection.ts";
import { ensureDatabase, ensureRoles, urlFor } from "../../src/database/roles.ts";
import { childrenOf } from "../../src/embedded-postgres/postmaster-file.ts";
import type { Durability } from "../../src/embedded-postgres/settings.ts";
import type { EmbeddedPostgres } from "../../src/embedded-postgres/start-embedded-postgres.ts";
import { startThrowawayPostgres, throwawaysIn } from "../../src/embedded-postgres/throwaway-postgres.ts";
import { APP, OWNER } from "../postgres-setup.ts";
import { CrashServer, signal, until, untilSql } from "./crash-server.ts";

/** The folder of throwaway servers. */
export const clusters = throwawaysIn();

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

/** A real shop process on a database of its own, which may be on a server of the test run. */
export type ServerPlace = Pick<CrashPlace, "url" | "owner" | "unexpectedEnds" | "close"> & {
  /** Starts a server after `endServer`. */
  startServer(): Promise<void>;
  /** Sends the signals to the server in order. Resolves with its exit code when it has ended. */
  endServer(...signals: NodeJS.Signals[]): Promise<number | null | undefined>;
  /** The output of the running server so far. */
  output(): string;
};

/** A place with a PostgreSQL of its own, which can also hang. */
export type SinglePlace = ServerPlace &
  CrashPlace & {
    /** Suspends all of PostgreSQL's processes. It then hangs, as on a machine without free memory or disk. */
    freeze(): Promise<void>;
    /** Resumes PostgreSQL's processes. */
    thaw(): Promise<void>;
  };

/** Opens a place without the demo shop, whose database never waits for the disk. */
export const openLightPlace = () => openOwnPlace("test", { DEMO: "false" });

export async function openCrashPlace(
  log: (line: string) => void,
  variables: Record<string, string>,
): Promise<SinglePlace> {
  const place = await openOwnPlace("full", { DEMO: "true", ...variables });
  log(`a shop at ${place.url}`);
  return place;
}

async function openOwnPlace(durability: Durability, variables: Record<string, string>): Promise<SinglePlace> {
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
): Promise<SinglePlace> {
  const ownerUrl = urlFor(postgres.adminUrl, OWNER, databaseName);
  const dataDir = await mkdtemp(join(tmpdir(), "trove-crash-"));
  const server = await CrashServer.make({
    DATABASE_URL: urlFor(postgres.adminUrl, APP, databaseName),
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
