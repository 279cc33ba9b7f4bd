import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { z } from "zod";
import { ensureDatabase, ensureRoles, urlFor } from "./database/roles.ts";
import { roleOf } from "./database/servers.ts";
import { findRunningPostgres } from "./embedded-postgres/find-running-postgres.ts";
import { startEmbeddedPostgres } from "./embedded-postgres/start-embedded-postgres.ts";
import { type DatabaseSettings, EnvironmentError } from "./environment.ts";

/**
 * The shop's database: the URL of the owner, who migrates, and that of the role with fewer rights, which serves
 * requests. Production may keep the owner's URL from processes that serve.
 */
export type DatabasePlace = {
  ownerUrl: string | undefined;
  appUrl: string;
  /** The same database past any pooler, for LISTEN. */
  listenUrl: string;
  appRole: string;
  /** The same database as its server's superuser, if the server is the embedded one. */
  superuserUrl: string | undefined;
  stop(): Promise<void>;
  /** Tells an embedded PostgreSQL to stop, without waiting for it. */
  letGo(): void;
};

const DATABASE = "trove";
const APP_ROLE = "trove_app";
const storedPasswords = z.object({ owner: z.string(), app: z.string() });

/** The superuser's URL, which leads to `postgres`, for the shop's database. */
const inDatabase = (adminUrl: string) => new URL(`/${DATABASE}`, adminUrl).href;

const passwordsPath = (dataDir: string) => join(dataDir, "database-passwords.json");

async function readPasswords(dataDir: string): Promise<z.output<typeof storedPasswords>> {
  return storedPasswords.parse(JSON.parse(await readFile(passwordsPath(dataDir), "utf8")));
}

async function ensurePasswords(dataDir: string): Promise<z.output<typeof storedPasswords>> {
  const fresh = JSON.stringify({ owner: randomBytes(24).toString("hex"), app: randomBytes(24).toString("hex") });
  await writeFile(passwordsPath(dataDir), fresh, { flag: "wx", mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  return readPasswords(dataDir);
}

/**
 * Returns the database of DATABASE_URL. Without that, starts or joins the embedded PostgreSQL in the data folder.
 * Throws EnvironmentError if only the owner's URL is set, because another database would then be migrated than served.
 */
export async function findDatabase(environment: DatabaseSettings, log: (line: string) => void): Promise<DatabasePlace> {
  const { NODE_ENV, DATABASE_URL, DATABASE_LISTEN_URL, MIGRATION_DATABASE_URL, DATA_DIR } = environment;
  if (DATABASE_URL !== undefined) {
    return {
      ownerUrl: MIGRATION_DATABASE_URL ?? (NODE_ENV === "production" ? undefined : DATABASE_URL),
      appUrl: DATABASE_URL,
      listenUrl: DATABASE_LISTEN_URL ?? DATABASE_URL,
      appRole: roleOf(DATABASE_URL),
      superuserUrl: undefined,
      stop: async () => {},
      letGo: () => {},
    };
  }
  if (MIGRATION_DATABASE_URL !== undefined) {
    throw new EnvironmentError("DATABASE_URL is required beside MIGRATION_DATABASE_URL: it names the role that serves");
  }
  const server = await startEmbeddedPostgres({ dataDir: resolve(DATA_DIR, "postgres"), log });
  try {
    const { owner, app } = await ensurePasswords(DATA_DIR);
    const ownerRole = { name: "trove_owner", password: owner };
    const appRole = { name: APP_ROLE, password: app };
    await ensureRoles(server.adminUrl, [ownerRole, appRole]);
    await ensureDatabase(server.adminUrl, DATABASE, ownerRole.name);
    const appUrl = urlFor(server.adminUrl, appRole, DATABASE);
    return {
      ownerUrl: urlFor(server.adminUrl, ownerRole, DATABASE),
      appUrl,
      listenUrl: appUrl,
      appRole: appRole.name,
      superuserUrl: inDatabase(server.adminUrl),
      stop: () => server.stop(),
      letGo: () => server.letGo(),
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Returns the owner's URL. Throws EnvironmentError if it was not given. */
export function ownerUrlOf({ ownerUrl }: DatabasePlace): string {
  if (ownerUrl !== undefined) return ownerUrl;
  throw new EnvironmentError("MIGRATION_DATABASE_URL is required: the database's owner does this");
}

/**
 * The shop's database for a command beside the shop, with the serving role's rights. `superuserUrl` is that of the
 * embedded server alone.
 */
export type ExistingDatabase = { url: string; superuserUrl: string | undefined; stop(): Promise<void> };

/**
 * Finds the shop's database. Joins a running embedded PostgreSQL, or starts it until `stop` is called. Throws
 * EnvironmentError if no database exists yet.
 */
export async function findExistingDatabase(
  environment: Pick<DatabaseSettings, "DATABASE_URL" | "DATA_DIR">,
): Promise<ExistingDatabase> {
  const { DATABASE_URL, DATA_DIR } = environment;
  if (DATABASE_URL !== undefined) return { url: DATABASE_URL, superuserUrl: undefined, stop: async () => {} };
  const dataDir = resolve(DATA_DIR, "postgres");
  if (!existsSync(dataDir)) throw new EnvironmentError(`DATA_DIR: there is no database in ${dataDir}`);
  const { app } = await readPasswords(DATA_DIR).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    throw new EnvironmentError(
      `DATA_DIR: ${resolve(passwordsPath(DATA_DIR))} is missing, and nothing else opens the database`,
    );
  });
  const place = (adminUrl: string, stop: () => Promise<void>) => ({
    url: urlFor(adminUrl, { name: APP_ROLE, password: app }, DATABASE),
    superuserUrl: inDatabase(adminUrl),
    stop,
  });
  const running = await findRunningPostgres(dataDir);
  if (running !== undefined) return place(running.adminUrl, async () => {});
  const server = await startEmbeddedPostgres({ dataDir });
  return place(server.adminUrl, () => server.stop());
}
