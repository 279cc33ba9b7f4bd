import pg from "pg";
import { migrate } from "../../src/database/migrate.ts";
import { APP } from "../postgres-setup.ts";

/** Migrates as the release after this one does, which takes away what the release before this one used. */
export async function migrateNext(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query("update schema_migrations set hash = repeat('c', 64) where name like 'later/%'");
  await client.end();
  await migrate(url, APP.name);
}
