import { readFile } from "node:fs/promises";
import pg from "pg";
import { FUNCTIONS_HASH, inRelease, RELEASE, schemaOf } from "./release.ts";
import { functionFiles, runFile, type SqlFile } from "./sql-files.ts";

/** How many releases keep their functions: processes of an earlier one may still run after several migrations. */
const KEPT = 5;
const migrations = new URL("../../migrations/", import.meta.url);

async function makeFunctions(client: pg.Client, schema: string, files: readonly SqlFile[]): Promise<void> {
  await client.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE; CREATE SCHEMA ${schema}`);
  for (const file of files) await runFile(client, file);
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
}
