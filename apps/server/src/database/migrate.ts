import { readdir, readFile } from "node:fs/promises";
import type pg from "pg";
import { commandText } from "../command-text.ts";
import { EnvironmentError } from "../environment/environment-error.ts";
import { runApart, runStep, type Step } from "./steps/run-step.ts";
import { FUNCTIONS_HASH, hashOf, RELEASE, textOf } from "./release.ts";
import { applyFunctions, grantAll, grantOwnFunctions, makeOwnFunctions } from "./release-schemas.ts";
import { connectTo, Servers } from "./servers.ts";
import { runFile, type SqlFile, tableFiles } from "./sql-files.ts";

const migrations = new URL("../../migrations/", import.meta.url);
/** Migrations that take away what the release before still uses. They run when the release after this one migrates. */
const LATER = "later/";
/** The name of the row in schema_migrations that marks a database created from the files tables.sql. */
const TABLES = "tables";
const FUNCTIONS = "functions";
/**
 * Databases of earlier releases were created by numbered migrations. After this one they have the tables of tables.sql.
 */
const LAST_BEFORE_TABLES = "0208_confirmed_addresses.sql";

async function numberedFiles(folder = "./"): Promise<SqlFile[]> {
  const home = new URL(folder, migrations);
  const names = (await readdir(home)).filter((name) => /^\d+_.*\.sql$/.test(name)).sort();
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(new URL(name, home), "utf8") })));
}

async function note(client: pg.Client, name: string, hash: string): Promise<void> {
  await client.query(
    "INSERT INTO schema_migrations (name, hash) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET hash = excluded.hash",
    [name, hash],
  );
}

/**
 * Creates all tables of a new database. They include the changes of all migrations, so those are recorded as applied.
 */
async function makeTables(client: pg.Client): Promise<void> {
  const files = await tableFiles();
  for (const file of files) await runFile(client, file);
  await note(client, TABLES, hashOf(textOf(files)));
  for (const { name, text } of [...(await numberedFiles()), ...(await numberedFiles(LATER))]) {
    await note(client, name, hashOf(text));
  }
}

async function isNew(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ found: string | null }>("SELECT to_regclass('schema_migrations') AS found");
  return rows[0]?.found === null;
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; hash: string }>("SELECT name, hash FROM schema_migrations");
  return new Map(rows.map((row) => [row.name, row.hash]));
}

/**
 * Returns the migrations that the database lacks. One of the folder `later/` is among them only if another release has
 * noted it before. Throws if one was edited, or the database's release is too old.
 */
async function findMissing(client: pg.Client): Promise<SqlFile[]> {
  const applied = await readApplied(client);
  if (!applied.has(TABLES) && !applied.has(LAST_BEFORE_TABLES)) {
    throw new EnvironmentError(
      `DATA_DIR or DATABASE_URL: this database lacks ${LAST_BEFORE_TABLES}: start the last release with this migration` +
        " on it once, or begin with a new database",
    );
  }
  const isDue = ({ name }: SqlFile) => (applied.get(LATER + name) ?? FUNCTIONS_HASH) !== FUNCTIONS_HASH;
  const later = (await numberedFiles(LATER)).filter((file) => applied.has(file.name) || isDue(file));
  const files = [...later, ...(await numberedFiles())];
  const edited = files.find(({ name, text }) => (applied.get(name) ?? hashOf(text)) !== hashOf(text));
  if (edited !== undefined) throw new Error(`migration ${edited.name} was edited after it had been applied`);
  return files.filter(({ name }) => !applied.has(name));
}

/** A migration that begins with this line builds an index while the shop writes, which no transaction can. */
const APART = /^-- apart: /;

/** Runs the statements of such a migration, unless another process has. It is noted in a step of its own. */
async function applyApart(client: pg.Client, step: Step, file: SqlFile): Promise<void> {
  if ((await readApplied(client)).has(file.name)) return;
  const statements = file.text.split(";\n").filter((statement) => statement.trim() !== "");
  await runApart(client, step, statements);
}

/** Notes which release was the first to have each migration of `later/`, so that the next one runs it. */
async function noteLater(client: pg.Client): Promise<void> {
  const applied = await readApplied(client);
  for (const { name } of await numberedFiles(LATER)) {
    if (!applied.has(name) && !applied.has(LATER + name)) await note(client, LATER + name, FUNCTIONS_HASH);
  }
}

/** Whether a newer release has migrated the database, so that this one must leave its functions and grants. */
async function isAhead(client: pg.Client): Promise<boolean> {
  const files = [...(await numberedFiles()), ...(await numberedFiles(LATER))];
  const own = new Set(files.map(({ name }) => name));
  const applied = [...(await readApplied(client)).keys()];
  return applied.some((name) => /^\d/.test(name) && name > LAST_BEFORE_TABLES && !own.has(name));
}

async function updateFunctions(client: pg.Client, appRole: string): Promise<boolean> {
  if (await isAhead(client)) {
    const isMade = await makeOwnFunctions(client);
    await grantOwnFunctions(client, appRole);
    return isMade;
  }
  const isMade = await applyFunctions(client, (await readApplied(client)).get(FUNCTIONS));
  if (isMade) await note(client, FUNCTIONS, FUNCTIONS_HASH);
  await noteLater(client);
  await grantAll(client, appRole);
  return isMade;
}

/**
 * Checks, as the role that serves requests, that the database has the tables and functions of this release. Throws
 * EnvironmentError if not. Newer migrations than it knows are fine: the release after it may be running.
 */
export async function requireMigrated(appUrl: string): Promise<void> {
  const client = await connectTo(new Servers(appUrl));
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
    `DATABASE_URL: this database is not ready for this release: run \`${commandText("migrate")}\` with` +
      " MIGRATION_DATABASE_URL first",
  );
}

/**
 * Creates or updates tables, functions and grants as their owner, each migration in a transaction of its own. Grants
 * `appRole` only the rights that it needs. Several processes may call it at the same time, also of an older release.
 * Throws if an applied migration was edited, and an EnvironmentError if the database's release is too old.
 */
export async function migrate(
  ownerUrl: string,
  appRole: string,
  log: (line: string) => void = () => {},
): Promise<void> {
  const client = await connectTo(new Servers(ownerUrl));
  const step = (what: string, work: () => Promise<void>) => runStep(client, { what, url: ownerUrl, log }, work);
  try {
    await step("a new database", async () => {
      if (!(await isNew(client))) return;
      log("tables");
      await makeTables(client);
    });
    for (const file of await findMissing(client)) {
      if (APART.test(file.text)) await applyApart(client, { what: `migration ${file.name}`, url: ownerUrl, log }, file);
      await step(`migration ${file.name}`, async () => {
        // Another process may have applied it meanwhile.
        if ((await readApplied(client)).has(file.name)) return;
        log(`migration ${file.name}`);
        if (!APART.test(file.text)) await runFile(client, file);
        await note(client, file.name, hashOf(file.text));
      });
    }
    await step("the update of functions and grants", async () => {
      if (await updateFunctions(client, appRole)) log("functions");
    });
  } finally {
    await client.end();
  }
}
