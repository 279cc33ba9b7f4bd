import { readdir, readFile } from "node:fs/promises";
import pg from "pg";
import { EnvironmentError } from "../environment/environment-error.ts";
import { FUNCTIONS_HASH, hashOf, inRelease, RELEASE, schemaOf, textOf } from "./release.ts";
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

async function makeFunctions(client: pg.Client, schema: string, files: readonly SqlFile[]): Promise<void> {
  await client.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE; CREATE SCHEMA ${schema}`);
  for (const file of files) await run(client, file);
}

async function releaseSchemas(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT nspname AS name FROM pg_namespace WHERE nspname LIKE 'release\\_%'",
  );
  return rows.map(({ name }) => name);
}

/**
 * Creates all functions and types if any of them changed: once in the schema of this release, from which its processes
 * call them, and once in `command`, for people and tools. Keeps those of the release before, whose processes still run,
 * and drops older ones.
 */
async function applyFunctions(client: pg.Client): Promise<boolean> {
  const before = (await readApplied(client)).get(FUNCTIONS);
  const schemas = await releaseSchemas(client);
  if (before === FUNCTIONS_HASH && schemas.includes(RELEASE)) return false;
  const files = await functionFiles();
  await client.query("SET LOCAL check_function_bodies = off");
  await makeFunctions(client, "command", files);
  const own = files.map(({ name, text }) => ({ name, text: inRelease(text) }));
  if (!schemas.includes(RELEASE)) await makeFunctions(client, RELEASE, own);
  const kept = [RELEASE, schemaOf(before ?? FUNCTIONS_HASH)];
  for (const schema of schemas) if (!kept.includes(schema)) await client.query(`DROP SCHEMA ${schema} CASCADE`);
  await note(client, FUNCTIONS, textOf(files));
  return true;
}

async function applyGrants(client: pg.Client, appRole: string): Promise<void> {
  const text = await readFile(new URL("grants.sql", migrations), "utf8");
  const named = text.replaceAll(":app_role", pg.escapeIdentifier(appRole)).replaceAll(":release", RELEASE);
  await client.query(named);
}

/**
 * Checks, as the role that serves requests, that the database has the tables and functions of this release. Throws
 * EnvironmentError if not. Newer migrations than it knows are fine: the release after it may be running.
 */
export async function requireMigrated(appUrl: string): Promise<void> {
  const client = await connectTo(appUrl);
  try {
    const { rows } = await client.query<{ isThere: boolean }>(
      "SELECT coalesce(has_schema_privilege(to_regnamespace($1)::oid, 'USAGE'), false) AS \"isThere\"",
      [RELEASE],
    );
    const applied = rows[0]?.isThere === true ? await readApplied(client) : new Map<string, string>();
    const lacks = (await numberedFiles()).some(({ name, text }) => applied.get(name) !== hashOf(text));
    if (!lacks) return;
  } finally {
    await client.end();
  }
  throw new EnvironmentError(
    "DATABASE_URL: this database is not ready for this release: run `npm run migrate` with MIGRATION_DATABASE_URL first",
  );
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
