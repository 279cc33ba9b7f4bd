import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import pg from "pg";
import { functionFiles, type SqlFile } from "./function-files.ts";

const migrations = new URL("../../migrations/", import.meta.url);
const LOCK = 7_283_001;

async function numberedFiles(): Promise<SqlFile[]> {
  const names = (await readdir(migrations)).filter((name) => /^\d+_.*\.sql$/.test(name)).sort();
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(new URL(name, migrations), "utf8") })));
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

async function applyNumbered(client: pg.Client, log: (line: string) => void): Promise<void> {
  await client.query("CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, hash text NOT NULL)");
  const { rows } = await client.query<{ name: string; hash: string }>("SELECT name, hash FROM schema_migrations");
  const applied = new Map(rows.map((row) => [row.name, row.hash]));
  for (const { name, text } of await numberedFiles()) {
    const hash = hashOf(text);
    if (applied.has(name)) {
      if (applied.get(name) !== hash) throw new Error(`migration ${name} was edited after it had been applied`);
      continue;
    }
    log(`migration ${name}`);
    await client.query(text);
    await client.query("INSERT INTO schema_migrations (name, hash) VALUES ($1, $2)", [name, hash]);
  }
}

/** Drops and recreates all functions and types when any of them changed, so that no old signature survives. */
async function applyFunctions(client: pg.Client): Promise<boolean> {
  const files = await functionFiles();
  const hash = hashOf(files.map((file) => file.text).join("\n"));
  const { rows } = await client.query<{ hash: string }>("SELECT hash FROM schema_migrations WHERE name = 'functions'");
  if (rows[0]?.hash === hash) return false;
  await client.query("DROP SCHEMA IF EXISTS command CASCADE; CREATE SCHEMA command");
  await client.query("SET LOCAL check_function_bodies = off");
  for (const { name, text } of files) {
    await client.query(text).catch((error: unknown) => {
      throw new Error(`function ${name}: ${String(error)}`, { cause: error });
    });
  }
  await client.query(
    "INSERT INTO schema_migrations VALUES ('functions', $1) ON CONFLICT (name) DO UPDATE SET hash = excluded.hash",
    [hash],
  );
  return true;
}

async function applyGrants(client: pg.Client, appRole: string): Promise<void> {
  const text = await readFile(new URL("grants.sql", migrations), "utf8");
  await client.query(text.replaceAll(":app_role", pg.escapeIdentifier(appRole)));
}

/**
 * Brings the schema up to date as its owner, in one transaction, and grants `appRole` only what it needs. Several
 * processes may call it at the same time. Throws when an applied migration was edited.
 */
export async function migrate(
  ownerUrl: string,
  appRole: string,
  log: (line: string) => void = () => {},
): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query("BEGIN");
    await client.query("SELECT pg_advisory_xact_lock($1)", [LOCK]);
    await client.query("SET LOCAL client_min_messages = warning");
    await applyNumbered(client, log);
    if (await applyFunctions(client)) log("functions");
    await applyGrants(client, appRole);
    await client.query("COMMIT");
  } finally {
    await client.end();
  }
}
