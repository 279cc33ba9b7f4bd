import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import pg from "pg";
import { inject } from "vitest";
import { ensureDatabase, urlFor } from "../../src/database/roles.ts";
import { OWNER } from "../postgres-setup.ts";

const dumps = new URL("dumps/", import.meta.url);
const TABLES = "-tables.sql.br";

/** The releases whose databases are kept, oldest first. */
export const RELEASES: readonly string[] = readdirSync(dumps)
  .filter((name) => name.endsWith(TABLES))
  .map((name) => name.slice(0, -TABLES.length))
  .toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }));

/** A database like those of the release. */
export type RestoredRelease = { name: string; ownerUrl: string };

async function run(url: string, file: string): Promise<void> {
  const packed = await readFile(new URL(file, dumps));
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query((await promisify(brotliDecompress)(packed)).toString());
  } finally {
    await client.end();
  }
}

/** Creates a database with the tables of a release, and without a shop's rows. */
export async function makeRelease(version: string): Promise<RestoredRelease> {
  const adminUrl = inject("adminUrl");
  const name = `release_${randomUUID().replaceAll("-", "")}`;
  await ensureDatabase(adminUrl, name, OWNER.name);
  const ownerUrl = urlFor(adminUrl, OWNER, name);
  await run(ownerUrl, `${version}${TABLES}`);
  return { name, ownerUrl };
}

/** Adds the rows of a small shop with sales, openings, orders, payments and refunds, as the release wrote them. */
export async function addRows(version: string, { name }: RestoredRelease): Promise<void> {
  const url = new URL(inject("adminUrl"));
  url.pathname = `/${name}`;
  await run(url.href, `${version}-rows.sql.br`);
}
