import pg from "pg";
import type { TestProject } from "vitest/node";
import { distribute } from "../src/citus/distribute.ts";
import { migrate } from "../src/database/migrate.ts";
import { ensureDatabase, ensureRoles, urlFor } from "../src/database/roles.ts";
import { startThrowawayPostgres, throwawaysIn } from "../src/embedded-postgres/throwaway-postgres.ts";
import { startPgBouncer } from "./pooler/pgbouncer.ts";

/** Roles of the test server, which listens on this machine only and stops with the test run. */
export const OWNER = { name: "trove_owner", password: "owner" };
export const APP = { name: "trove_app", password: "app" };
export const TEMPLATE = "trove_template";

declare module "vitest" {
  interface ProvidedContext {
    adminUrl: string;
    /** A PgBouncer in front of the same server, if TEST_POOLER asks for one. Shops then connect through it. */
    poolerUrl: string | undefined;
    /** The one database of a Citus cluster that all shops share, if TEST_CITUS names it. */
    clusterDatabase: string | undefined;
  }
}

/** Few shards for each table, because a test waits for every statement that asks all of them. */
const SHARDS = 4;

/** Makes OWNER the owner of a database and of its schema public, as a superuser. */
async function giveDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const database = pg.escapeIdentifier(name);
    await client.query(`ALTER DATABASE ${database} OWNER TO ${OWNER.name}; ALTER SCHEMA public OWNER TO ${OWNER.name}`);
  } finally {
    await client.end();
  }
}

/** Makes the shop's tables in the database that a superuser's URL names, and spreads them. Repeatable. */
async function prepareCluster(url: string): Promise<string> {
  const name = new URL(url).pathname.slice(1);
  await ensureRoles(url, [OWNER, APP]);
  await giveDatabase(url, name);
  const ownerUrl = urlFor(url, OWNER, name);
  await migrate(ownerUrl, APP.name);
  await distribute(ownerUrl, { isPlan: false, shards: SHARDS, say: console.log });
  await migrate(ownerUrl, APP.name);
  return name;
}

/**
 * Starts one PostgreSQL for all projects of a test run, with a migrated template database that every test file copies.
 */
export default async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (vitest.getProvidedContext().adminUrl !== undefined) return undefined;
  const { TEST_CITUS: clusterUrl } = process.env;
  if (clusterUrl !== undefined) {
    vitest.provide("clusterDatabase", await prepareCluster(clusterUrl));
    vitest.provide("adminUrl", clusterUrl);
    vitest.provide("poolerUrl", undefined);
    return undefined;
  }
  const server = await startThrowawayPostgres(throwawaysIn());
  await ensureRoles(server.adminUrl, [OWNER, APP]);
  await ensureDatabase(server.adminUrl, TEMPLATE, OWNER.name);
  await migrate(urlFor(server.adminUrl, OWNER, TEMPLATE), APP.name);
  const pooler =
    process.env["TEST_POOLER"] === "pgbouncer" ? await startPgBouncer(server.adminUrl, [OWNER, APP]) : undefined;
  vitest.provide("adminUrl", server.adminUrl);
  vitest.provide("poolerUrl", pooler?.url);
  vitest.provide("clusterDatabase", undefined);
  return async () => {
    await pooler?.stop();
    await server.stop();
  };
}
