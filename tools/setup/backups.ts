import { randomBytes, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import pg from "pg";
import { openBackupStorage } from "../../apps/server/src/backups/storage/open-storage.ts";
import { ensureRoles, urlFor } from "../../apps/server/src/database/roles.ts";
import type { BackupPlace } from "../../apps/server/src/environment/backup-variables.ts";
import { variables } from "../../apps/server/src/environment/variables.ts";
import type { Settings } from "./settings-file.ts";
import { type Terminal, Unusable } from "./terminal.ts";

/** The shop's database on the server of `adminUrl`, with the settings of its two roles. */
export type NewDatabase = {
  adminUrl: string;
  name: string;
  settings: { DATABASE_URL: string; MIGRATION_DATABASE_URL: string };
};

const reasonOf = (error: unknown) => (error instanceof Error ? error.message || error.name : String(error));

/**
 * Creates the role of backups, as `deploy/backup-role.sql` does, and returns its URL. Throws if the given role may not
 * let another one read the server's files, as with most providers.
 */
async function makeBackupRole({ adminUrl, name }: NewDatabase): Promise<string> {
  const role = { name: `${name}_backup`, password: randomBytes(24).toString("hex") };
  const file = await readFile(new URL("../../deploy/backup-role.sql", import.meta.url), "utf8");
  const [, ...grants] = file.replaceAll("trove_backup", pg.escapeIdentifier(role.name)).split(/;\n/);
  const client = new pg.Client(new URL(`/${name}`, adminUrl).href);
  await ensureRoles(adminUrl, [role]);
  await client.connect();
  try {
    await client.query(`ALTER ROLE ${pg.escapeIdentifier(role.name)} REPLICATION`);
    for (const grant of grants) if (grant.trim() !== "") await client.query(grant);
  } finally {
    await client.end();
  }
  return urlFor(adminUrl, role, name);
}

/** Writes, reads and removes a file where backups will be. */
async function tryPlace(place: BackupPlace): Promise<void> {
  const storage = openBackupStorage(place);
  const name = `setup/${randomUUID()}`;
  await storage.put(name, Buffer.from(name));
  const found = await storage.get(name);
  await storage.remove(name);
  if (found?.toString() !== name) throw new Error("it gave other bytes than were written");
}

/** Returns the settings of backups, most of which the shop itself does not get. Undefined if there are to be none. */
export async function askBackups(terminal: Terminal, database: NewDatabase): Promise<Settings | undefined> {
  return terminal.ask({
    text: "Where backups are kept: none, a path on another disk, or a bucket as https://KEY:SECRET@host/bucket/folder?region=…",
    fallback: "none",
    read: async (line): Promise<Settings | undefined> => {
      if (line === "none") return undefined;
      const { data, error } = variables.shape.BACKUP_TO.safeParse(line);
      if (data === undefined) throw new Unusable(error?.issues[0]?.message ?? "");
      try {
        await tryPlace(data);
        const { DATABASE_URL } = database.settings;
        return { DATABASE_URL, BACKUP_DATABASE_URL: await makeBackupRole(database), BACKUP_TO: line };
      } catch (problem) {
        throw new Unusable(reasonOf(problem));
      }
    },
  });
}
