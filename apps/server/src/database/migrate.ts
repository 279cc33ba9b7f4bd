import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import pg from "pg";
import { EnvironmentError } from "../environment/environment-error.ts";
import { connectTo } from "./servers.ts";
import { functionFiles, type SqlFile, tableFiles } from "./sql-files.ts";

const migrations = new URL("../../migrations/", import.meta.url);
const LOCK = 7_283_001;
/** The name of the row in schema_migrations that marks a database created from the files tables.sql. */
const TABLES = "tables";
const FUNCTIONS = "functions";
/**
 * Databases of earlier releases were created by numbered migrations. After this one they have the tables of tables.sql.
 */
const LAST_BEFORE_TABLES = "0208_confirmed_addresses.sql";

async function numberedFiles(): Promise<SqlFile[]> {
  const names = (await readdir(migrations)).filter((name) => /^\d+_.*\.sql$/.test(name)).sort();
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(new URL(name, migrations), "utf8") })));
}

const textOf = (files: readonly SqlFile[]) => files.map((file) => file.text).join("\n");
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

async function run(client: pg.Client, { name, text }: SqlFile): Promise<void> {
  await client.query(text).catch((error: unknown) => {
    throw new Error(`${name}: ${String(error)}`, { cause: error });
  });
}

async function note(client: pg.Client, name: string, text: string): Promise<void> {
  await client.query(
    "INSERT INTO schema_migrations (name, hash) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET hash = excluded.hash",
    [name, hashOf(text)],
  );
}

/**
 * Creates all tables of a new database. They include the changes of all migrations, so those are recorded as applied.
 */
async function makeTables(client: pg.Client): Promise<void> {
  const files = await tableFiles();
  for (const file of files) await run(client, file);
  await note(client, TABLES, textOf(files));
  for (const { name, text } of await numberedFiles()) await note(client, name, text);
}

async function isNew(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ found: string | null }>("SELECT to_regclass('schema_migrations') AS found");
  return rows[0]?.found === null;
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; hash: string }>("SELECT name, hash FROM schema_migrations");
  return new Map(rows.map((row) => [row.name, row.hash]));
}

async function applyNumbered(client: pg.Client, log: (line: string) => void): Promise<void> {
  const applied = await readApplied(client);
  if (!applied.has(TABLES) && !applied.has(LAST_BEFORE_TABLES)) {
    throw new EnvironmentError(
      `DATA_DIR or DATABASE_URL: this database lacks ${LAST_BEFORE_TABLES}: start the last release with this migration` +
        " on it once, or begin with a new database",
    );
  }
  for (const file of await numberedFiles()) {
    const hash = applied.get(file.name);
    if (hash === undefined) {
      log(`migration ${file.name}`);
      await run(client, file);
      await note(client, file.name, file.text);
    } else if (hash !== hashOf(file.text)) {
      throw new Error(`migration ${file.name} was edited after it had been applied`);
    }
  }
}

/** Drops and recreates all functions and types if any of them changed, so that no outdated signature remains. */
async function applyFunctions(client: pg.Client): Promise<boolean> {
  const files = await functionFiles();
  if ((await readApplied(client)).get(FUNCTIONS) === hashOf(textOf(files))) return false;
  await client.query("DROP SCHEMA IF EXISTS command CASCADE; CREATE SCHEMA command");
  await client.query("SET LOCAL check_function_bodies = off");
  for (const file of files) await run(client, file);
  await note(client, FUNCTIONS, textOf(files));
  return true;
}

async function applyGrants(client: pg.Client, appRole: string): Promise<void> {
  const text = await readFile(new URL("grants.sql", migrations), "utf8");
  await client.query(text.replaceAll(":app_role", pg.escapeIdentifier(appRole)));
}

/**
 * Creates or updates the tables in one transaction, as their owner. Grants `appRole` only the rights that it needs.
 * Several processes may call it at the same time. Throws if an applied migration was edited, and an EnvironmentError if
 * the database's release is too old.
 */
export async function migrate(
  ownerUrl: string,
  appRole: string,
  log: (line: string) => void = () => {},
): Promise<void> {
  const client = await connectTo(ownerUrl);
  try {
    await client.query("BEGIN");
    await client.query("SELECT pg_advisory_xact_lock($1)", [LOCK]);
    await client.query("SET LOCAL client_min_messages = warning");
    if (await isNew(client)) {
      log("tables");
      await makeTables(client);
    }
    await applyNumbered(client, log);
    if (await applyFunctions(client)) log("functions");
    await applyGrants(client, appRole);
    await client.query("COMMIT");
  } finally {
    await client.end();
  }
}
