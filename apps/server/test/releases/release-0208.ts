import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import pg from "pg";
import { inject } from "vitest";
import { ensureDatabase, urlFor } from "../../src/database/roles.ts";
import { OWNER } from "../postgres-setup.ts";

async function run(url: string, file: string): Promise<void> {
  const packed = await readFile(new URL(file, import.meta.url));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query((await promisify(gunzip)(packed)).toString());
  } finally {
    await client.end();
  }
}

/**
 * Creates a database like that of release 0208, the last release that had all of its migrations. Returns the owner's
 * URL.
 */
export async function makeRelease0208(name: string): Promise<string> {
  const adminUrl = inject("adminUrl");
  await ensureDatabase(adminUrl, name, OWNER.name);
  const url = urlFor(adminUrl, OWNER, name);
  await run(url, "tables-0208.sql.gz");
  return url;
}

/** Adds the rows of a small shop with sales, openings, orders, payments and refunds. */
export async function addRowsOf0208(name: string): Promise<void> {
  const url = new URL(inject("adminUrl"));
  url.pathname = `/${name}`;
  await run(url.href, "rows-0208.sql.gz");
}
