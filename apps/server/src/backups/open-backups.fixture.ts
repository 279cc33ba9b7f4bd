import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect } from "vitest";
import { APP, OWNER } from "../../test/postgres-setup.ts";
import { type Database, openDatabase } from "../database/connection.ts";
import { migrate } from "../database/migrate.ts";
import { ensureDatabase, ensureRoles, urlFor } from "../database/roles.ts";
import { startThrowawayPostgres } from "../embedded-postgres/throwaway-postgres.ts";
import type { BackupParts } from "./back-up.ts";
import { newBackupKey } from "./backup-key.ts";
import { noteBackupsIn } from "./backup-state.store.ts";
import { restoreBackup, type RestoreParts } from "./restore/restore-backup.ts";
import { folderStorage } from "./storage/folder-storage.ts";

const say = () => {};

/** Makes the role of backups as an owner does, by the file in `deploy/`. */
async function makeBackupRole(admin: Database): Promise<void> {
  const file = await readFile(new URL("../../../../deploy/backup-role.sql", import.meta.url), "utf8");
  for (const statement of file.replace(":'backup_password'", "'backup'").split(/;\n/)) {
    if (statement.trim() !== "") await sql.raw(statement).execute(admin.connection);
  }
}

async function wordsIn(url: string): Promise<string[]> {
  const database = openDatabase(url, 1, () => {});
  const { rows } = await sql<{ word: string }>`select word from kept_words`.execute(database.connection);
  await database.close();
  return rows.map(({ word }) => word);
}

/** A server with a shop's database, a table of words, and the parts of its backups into a folder. */
export async function openBackups() {
  const folder = await mkdtemp(join(tmpdir(), "trove-backups-"));
  const postgres = await startThrowawayPostgres(join(folder, "servers"));
  await ensureRoles(postgres.adminUrl, [OWNER, APP]);
  const addDatabase = async (name: string) => {
    await ensureDatabase(postgres.adminUrl, name, OWNER.name);
    await migrate(urlFor(postgres.adminUrl, OWNER, name), APP.name);
  };
  await addDatabase("trove");
  const owner = openDatabase(urlFor(postgres.adminUrl, OWNER, "trove"), 2, () => {});
  const app = openDatabase(urlFor(postgres.adminUrl, APP, "trove"), 1, () => {});
  const admin = openDatabase(new URL("/trove", postgres.adminUrl).href, 1, () => {});
  await makeBackupRole(admin);
  await sql`create table kept_words (word text)`.execute(owner.connection);
  const { identity, recipient } = await newBackupKey();
  const storedIn = join(folder, "stored");
  const parts: BackupParts = {
    url: urlFor(postgres.adminUrl, { name: "trove_backup", password: "backup" }, "trove"),
    storage: folderStorage(storedIn),
    pictures: undefined,
    recipients: [recipient],
    everyHours: 24,
    logSeconds: 0,
    keepDays: 14,
    note: noteBackupsIn(app.connection),
    say,
  };
  const restoreFrom = (stored: string, more: Partial<RestoreParts> = {}) =>
    restoreBackup({ storage: folderStorage(stored), identity, folder: join(folder, "restored"), say, ...more });
  return {
    folder,
    postgres,
    owner,
    app,
    admin,
    addDatabase,
    identity,
    parts,
    storedIn,
    restoreFrom,
    write: async (value: string): Promise<void> => {
      await sql`insert into kept_words values (${value})`.execute(owner.connection);
    },
    now: async (): Promise<Date> => {
      const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(owner.connection);
      return rows[0]?.now ?? expect.fail("no clock");
    },
    /** Restores, and returns the words that the restored database has. */
    restoredWords: async (more: Partial<RestoreParts> = {}, stored = storedIn): Promise<string[]> => {
      const { server, choice, remove } = await restoreFrom(stored, more);
      const words = await wordsIn(server.urlFor(choice.base.superuser, choice.base.database));
      await server.stop();
      remove();
      return words;
    },
    noted: () => app.connection.selectFrom("backupState").selectAll().orderBy("part").execute(),
    close: async (): Promise<void> => {
      await Promise.all([owner, app, admin].map((each) => each.close()));
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Backups = Awaited<ReturnType<typeof openBackups>>;
