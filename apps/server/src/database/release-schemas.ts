import { readFile } from "node:fs/promises";
import pg from "pg";
import { FUNCTIONS_HASH, inRelease, RELEASE, schemaOf } from "./release.ts";
import { functionFiles, runFile, type SqlFile } from "./sql-files.ts";

/** How many releases keep their functions: processes of an earlier one may still run after several migrations. */
const KEPT = 5;
const migrations = new URL("../../migrations/", import.meta.url);

/** Whether Citus spreads the tables of this database over several nodes. */
export async function isCluster(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>("SELECT to_regclass('pg_dist_partition') IS NOT NULL AS has");
  if (rows[0]?.has !== true) return false;
  const spread = await client.query("SELECT FROM pg_dist_partition WHERE logicalrelid = to_regclass('public.users')");
  return spread.rowCount === 1;
}

/** In a cluster, a function runs with the rights of who calls it; `grants-cluster.sql` says why. */
const asCaller = (text: string) => text.replaceAll("SECURITY DEFINER", "SECURITY INVOKER");

async function makeFunctions(client: pg.Client, schema: string, files: readonly SqlFile[]): Promise<void> {
  await client.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE; CREATE SCHEMA ${schema}`);
  const spread = await isCluster(client);
  for (const { name, text } of files) await runFile(client, { name, text: spread ? asCaller(text) : text });
}

async function hasOwnSchema(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ found: string | null }>("SELECT to_regnamespace($1) AS found", [RELEASE]);
  return rows[0]?.found !== null;
}

/** A comment on the schema says when its release migrated last, because names have no order. */
async function dateOwnSchema(client: pg.Client): Promise<void> {
  await client.query(`DO $$ BEGIN
    EXECUTE format('COMMENT ON SCHEMA ${RELEASE} IS %L',
      to_char(clock_timestamp() AT TIME ZONE 'UTC', '"migrated at "YYYY-MM-DD"T"HH24:MI:SS.US"Z"'));
  END $$`);
}

/** Drops the functions of releases beyond the last five. Other schemas may have similar names, or another owner. */
async function dropOldest(client: pg.Client, before: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT nspname AS name FROM pg_namespace
    WHERE nspname ~ '^release_[0-9a-f]{16}$' AND pg_get_userbyid(nspowner) = current_user
    ORDER BY nspname = $1 DESC, nspname = $2 DESC, obj_description(oid, 'pg_namespace') DESC NULLS LAST`,
    [RELEASE, before],
  );
  for (const { name } of rows.slice(KEPT)) await client.query(`DROP SCHEMA ${name} CASCADE`);
}

/**
 * Creates the functions and types of this release: in its own schema, from which its processes call them, and in
 * `command`, for people and tools. `before` is the hash of those in `command`. Returns whether it made any.
 */
export async function applyFunctions(client: pg.Client, before: string | undefined): Promise<boolean> {
  const isMade = await makeOwnFunctions(client);
  if (!isMade && before === FUNCTIONS_HASH) return false;
  await makeFunctions(client, "command", await functionFiles());
  await dateOwnSchema(client);
  await dropOldest(client, schemaOf(before ?? FUNCTIONS_HASH));
  return true;
}

/** Creates the functions and types of this release in its own schema, if they are missing. Returns whether it did. */
export async function makeOwnFunctions(client: pg.Client): Promise<boolean> {
  await client.query("SET LOCAL check_function_bodies = off");
  if (await hasOwnSchema(client)) return false;
  const files = await functionFiles();
  const own = files.map(({ name, text }) => ({ name, text: inRelease(text) }));
  await makeFunctions(client, RELEASE, own);
  await dateOwnSchema(client);
  return true;
}

async function applyGrants(client: pg.Client, file: string, appRole: string, schema: string): Promise<void> {
  const text = await readFile(new URL(file, migrations), "utf8");
  await client.query(text.replaceAll(":app_role", pg.escapeIdentifier(appRole)).replaceAll(":schema", schema));
}

/** Grants `appRole` the calls of this release's functions. */
export const grantOwnFunctions = (client: pg.Client, appRole: string) =>
  applyGrants(client, "grants-functions.sql", appRole, RELEASE);

/** Grants `appRole` what this release needs, and revokes everything else. */
export async function grantAll(client: pg.Client, appRole: string): Promise<void> {
  await applyGrants(client, "grants.sql", appRole, "public");
  await applyGrants(client, "grants-functions.sql", appRole, "command");
  await grantOwnFunctions(client, appRole);
  if (await isCluster(client)) await grantInCluster(client, appRole);
}

/** Grants `appRole` what functions need that run with its rights. */
export const grantInCluster = (client: pg.Client, appRole: string) =>
  applyGrants(client, "grants-cluster.sql", appRole, "public");
