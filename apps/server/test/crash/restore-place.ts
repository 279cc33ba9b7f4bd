import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type Database, openDatabase } from "../../src/database/connection.ts";
import { ensureDatabase, ensureRoles, urlFor } from "../../src/database/roles.ts";
import { makeCluster } from "../../src/embedded-postgres/make-cluster.ts";
import { handOver } from "../../src/embedded-postgres/place.ts";
import { sweepThrowaways } from "../../src/embedded-postgres/throwaway-postgres.ts";
import { TestWitness } from "../public-log/witness.ts";
import { clusters } from "./crash-place.ts";
import { APP, OWNER } from "../postgres-setup.ts";
import { CrashServer, until } from "./crash-server.ts";
import { ask, copyRunning, OwnServer } from "./own-server.ts";

const programOf = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const AUDIT_LOG = programOf("packages/fairness/src/audit/main.ts");
const LOG_RESTORE = programOf("apps/server/src/log-restore/cli.ts");
const run = promisify(execFile);

export type LogKeys = { terms: string; records: string };

/** A shop on a server whose write-ahead log is archived, and a second server for a restored copy of its database. */
export class RestorePlace {
  readonly shop: CrashServer;
  readonly witness: TestWitness;
  readonly #before: OwnServer;
  readonly #after: OwnServer;
  readonly #password: string;
  readonly #folder: string;
  #database: Database;

  private constructor(parts: {
    servers: [OwnServer, OwnServer];
    password: string;
    folder: string;
    witness: TestWitness;
    shop: CrashServer;
  }) {
    [this.#before, this.#after] = parts.servers;
    this.#password = parts.password;
    this.#folder = parts.folder;
    this.witness = parts.witness;
    this.shop = parts.shop;
    this.#database = openDatabase(urlFor(this.#urlOf(this.#before), OWNER, "trove"), 2, () => {});
  }

  static async open(): Promise<RestorePlace> {
    mkdirSync(clusters, { recursive: true });
    await sweepThrowaways(clusters);
    const [before, after] = [await OwnServer.make(clusters), await OwnServer.make(clusters)];
    const password = await makeCluster(before.place, "full");
    mkdirSync(archiveOf(before));
    handOver(archiveOf(before), before.place.account);
    before.set(["archive_mode = on", `archive_command = 'cp "%p" "${archiveOf(before)}/%f"'`]);
    await before.start();
    const adminUrl = before.urlWith(password);
    await ensureRoles(adminUrl, [OWNER, APP]);
    await ensureDatabase(adminUrl, "trove", OWNER.name);
    const folder = await mkdtemp(join(tmpdir(), "trove-restore-"));
    const witness = await TestWitness.start(1);
    const shop = await CrashServer.make({
      ...databaseOf(adminUrl),
      DATA_DIR: folder,
      DEMO: "true",
    });
    // The first start makes the keys that the witness has to know.
    await shop.start();
    const { logs } = (await (await fetch(`${shop.url}/api/applicationInfo`)).json()) as { logs: LogKeys };
    witness.know(logs.terms, logs.records);
    await shop.end("SIGTERM");
    shop.change({ LOG_WITNESSES: witness.setting, LOG_QUORUM: "1" });
    await shop.start();
    return new RestorePlace({ servers: [before, after], password, folder, witness, shop });
  }

  /** The database on the server that runs, as its owner. */
  get owner(): Database {
    return this.#database;
  }

  /** Makes a base backup while the shop runs. */
  async backUp(): Promise<void> {
    await copyRunning(this.#before, this.#urlOf(this.#before), this.#after.place.cluster);
  }

  /** Copies the public logs, as their followers do every hour. */
  async copyLogs({ terms, records }: LogKeys): Promise<void> {
    const keys = ["--key", terms, "--key", records, "--notice", "0"];
    await run(process.execPath, [AUDIT_LOG, this.shop.url, ...keys, "--copy", join(this.#folder, "copy")]);
  }

  /** Kills shop and server, and starts both on the backup, with all that was committed until the moment. */
  async restoreTo(moment: string): Promise<void> {
    await this.#archiveAll();
    await this.shop.end("SIGKILL");
    await this.#database.close();
    this.#before.kill();
    writeFileSync(join(this.#after.place.cluster, "recovery.signal"), "");
    this.#after.set([
      `restore_command = 'cp "${archiveOf(this.#before)}/%f" "%p"'`,
      `recovery_target_time = '${moment}'`,
      "recovery_target_action = 'promote'",
    ]);
    await this.#after.start();
    const url = this.#urlOf(this.#after);
    const isDone = "SELECT 1 AS one WHERE NOT pg_is_in_recovery()";
    await until("the restored database", async () => (await ask(url, isDone)).length > 0);
    this.#database = openDatabase(urlFor(url, OWNER, "trove"), 2, () => {});
    this.shop.change(databaseOf(url));
    await this.shop.start();
  }

  /** Brings back what the logs have, and starts the shop again. Returns what the command printed. */
  async restoreLogs(): Promise<string> {
    const env = { ...process.env, ...this.shop.variables };
    const { stdout } = await run(process.execPath, [LOG_RESTORE, join(this.#folder, "copy")], { env });
    await this.shop.end("SIGTERM");
    await this.shop.start();
    return stdout;
  }

  async close(): Promise<void> {
    await this.shop.end("SIGTERM");
    await this.#database.close();
    await this.witness.close();
    for (const server of [this.#before, this.#after]) await server.remove();
    await rm(this.#folder, { recursive: true, force: true });
  }

  #urlOf(server: OwnServer): string {
    return server.urlWith(this.#password);
  }

  /** Waits until the server has copied all of its write-ahead log so far. */
  async #archiveAll(): Promise<void> {
    const url = this.#urlOf(this.#before);
    const [row] = await ask<{ name: string }>(url, "SELECT pg_walfile_name(pg_switch_wal()) AS name");
    const isDone = `SELECT 1 AS one FROM pg_stat_archiver WHERE last_archived_wal >= '${row?.name}'`;
    await until("the archive", async () => (await ask(url, isDone)).length > 0);
  }
}

const archiveOf = ({ place }: OwnServer) => join(place.home, "archive");

const databaseOf = (adminUrl: string) => ({
  DATABASE_URL: urlFor(adminUrl, APP, "trove"),
  MIGRATION_DATABASE_URL: urlFor(adminUrl, OWNER, "trove"),
});
