import type { TestProject } from "vitest/node";
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
  }
}

/**
 * Starts one PostgreSQL for all projects of a test run, with a migrated template database that every test file copies.
 */
export default async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (vitest.getProvidedContext().adminUrl !== undefined) return undefined;
  const server = await startThrowawayPostgres(throwawaysIn());
  await ensureRoles(server.adminUrl, [OWNER, APP]);
  await ensureDatabase(server.adminUrl, TEMPLATE, OWNER.name);
  await migrate(urlFor(server.adminUrl, OWNER, TEMPLATE), APP.name);
  const pooler =
    process.env["TEST_POOLER"] === "pgbouncer" ? await startPgBouncer(server.adminUrl, [OWNER, APP]) : undefined;
  vitest.provide("adminUrl", server.adminUrl);
  vitest.provide("poolerUrl", pooler?.url);
  return async () => {
    await pooler?.stop();
    await server.stop();
  };
}
