import { execFile } from "node:child_process";
import { mkdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { newBackupKey } from "../../src/backups/backup-key.ts";
import { type Database, openDatabase } from "../../src/database/connection.ts";
import { ensureDatabase, ensureRoles, urlFor } from "../../src/database/roles.ts";
import { makeCluster } from "../../src/embedded-postgres/make-cluster.ts";
import { sweepThrowaways } from "../../src/embedded-postgres/throwaway-postgres.ts";
import { TestWitness } from "../public-log/witness.ts";
import { clusters } from "./crash-place.ts";
import { APP, OWNER } from "../postgres-setup.ts";
import { CrashServer } from "./crash-server.ts";
import { OwnServer } from "./own-server.ts";

const programOf = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const AUDIT_LOG = programOf("packages/fairness/src/audit/main.ts");
const BACKUP = programOf("apps/server/src/backups/cli.ts");
const BACKUP_CHECK = programOf("apps/server/src/backups/check-cli.ts");
const RESTORE = programOf("apps/server/src/backups/restore-cli.ts");
const LOG_RESTORE = programOf("apps/server/src/log-restore/cli.ts");
const run = promisify(execFile);

type BackupKey = Awaited<ReturnType<typeof newBackupKey>>;

export type LogKeys = { terms: string; records: string };

/** A shop on a server that is backed up, and a second server for what is restored. */
export class RestorePlace {
  readonly shop: CrashServer;
  readonly witness: TestWitness;
  readonly #before: OwnServer;
  readonly #after: OwnServer;
  readonly #password: string;
  readonly #folder: string;
  readonly #key: BackupKey;
  #database: Database;

  private constructor(parts: {
    servers: [OwnServer, OwnServer];
    password: string;
    folder: string;
    key: BackupKey;
    witness: TestWitness;
    shop: CrashServer;
  }) {
    [this.#before, this.#after] = parts.servers;
    this.#password = parts.password;
    this.#folder = parts.folder;
    this.#key = parts.key;
    this.witness = parts.witness;
    this.shop = parts.shop;
    this.#database = openDatabase(urlFor(this.#urlOf(this.#before), OWNER, "trove"), 2, () => {});
  }

  static async open(): Promise<RestorePlace> {
    mkdirSync(clusters, { recursive: true });
    await sweepThrowaways(clusters);
    const [before, after] = [await OwnServer.make(clusters), await OwnServer.make(clusters)];
    const password = await makeCluster(before.place, "full");
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
    return new RestorePlace({ servers: [before, after], password, folder, key: await newBackupKey(), witness, shop });
  }

  /** The database on the server that runs, as its owner. */
  get owner(): Database {
    return this.#database;
  }

  /** Backs up while the shop runs, as its timer does. */
  async backUp(): Promise<string> {
    return this.#call(BACKUP, { BACKUP_RECIPIENT: this.#key.recipient });
  }

  /** Rehearses a restore beside the shop. Returns the report. */
  async checkBackup(): Promise<string> {
    return this.#call(BACKUP_CHECK, { BACKUP_IDENTITY: this.#key.identity });
  }

  /** Copies the public logs, as their followers do every hour. */
  async copyLogs({ terms, records }: LogKeys): Promise<void> {
    const keys = ["--key", terms, "--key", records, "--notice", "0"];
    await run(process.execPath, [AUDIT_LOG, this.shop.url, ...keys, "--copy", join(this.#folder, "copy")]);
  }

  /** Backs up a last time, kills shop and server, and starts both with what was committed until the moment. */
  async restoreTo(moment: string): Promise<void> {
    await this.backUp();
    await this.shop.end("SIGKILL");
    await this.#database.close();
    this.#before.kill();
    const { cluster } = this.#after.place;
    await this.#call(RESTORE, { BACKUP_IDENTITY: this.#key.identity }, ["--to", cluster, "--at", moment]);
    await this.#after.start();
    const url = this.#urlOf(this.#after);
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

  /** Runs a command of backups, which knows the database and the folder of backups. Returns what it printed. */
  async #call(program: string, variables: Record<string, string>, args: string[] = []): Promise<string> {
    const adminUrl = this.#urlOf(this.#before);
    const env = {
      ...process.env,
      DATABASE_URL: databaseOf(adminUrl).DATABASE_URL,
      BACKUP_DATABASE_URL: new URL("/trove", adminUrl).href,
      BACKUP_TO: join(this.#folder, "backups"),
      DATA_DIR: this.#folder,
      ...variables,
    };
    return (await run(process.execPath, [program, ...args], { env })).stdout;
  }
}

const databaseOf = (adminUrl: string) => ({
  DATABASE_URL: urlFor(adminUrl, APP, "trove"),
  MIGRATION_DATABASE_URL: urlFor(adminUrl, OWNER, "trove"),
});
