import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { sql } from "kysely";
import pg from "pg";
import { expect, inject } from "vitest";
import { ensureDatabase } from "../../apps/server/src/database/roles.ts";
import type { TestPerson } from "../../apps/server/test/people/people.ts";
import { dropDatabase } from "../../apps/server/test/shop/drop-database.ts";
import { commandOf } from "../../apps/server/test/shop/programs.ts";
import { OWNER } from "../../apps/server/test/postgres-setup.ts";
import type { DemoShop } from "./demo-shop.ts";
import { hurryLog } from "./operator.ts";

const AUDIT_LOG = fileURLToPath(new URL("../../packages/fairness/src/audit/main.ts", import.meta.url));
const run = promisify(execFile);

/** Ends all connections to a database. */
async function disconnect(name: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject("adminUrl") });
  await client.connect();
  try {
    await client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
  } finally {
    await client.end();
  }
}

/**
 * Copies the database of a stopped shop. Returns a function that replaces the database by the copy, as a restore does.
 */
export async function backUp({ owner }: DemoShop): Promise<() => Promise<void>> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(owner.connection);
  const name = rows[0]?.name ?? "";
  const backup = `backup_${randomUUID().replaceAll("-", "")}`;
  await disconnect(name);
  await ensureDatabase(inject("adminUrl"), backup, OWNER.name, name);
  return async () => {
    await dropDatabase(inject("adminUrl"), name);
    await ensureDatabase(inject("adminUrl"), name, OWNER.name, backup);
  };
}

/** Waits until the log has all records of a person, without waiting for further records. */
export async function untilLogged(shop: DemoShop, { token }: TestPerson, count: number): Promise<void> {
  const logged = async () => {
    await hurryLog(shop);
    const { items } = (await shop.call("listOpenings", { query: {} }, { token })).body;
    return items.filter(({ logIndex }) => logIndex !== null).length;
  };
  await expect.poll(logged, { timeout: 60_000 }).toBe(count);
}

/** Copies the public logs into a folder with the command that independent followers run every hour. */
export async function copyLogs(shop: DemoShop, folder: string): Promise<void> {
  const { terms, records } = (await shop.call("getApplicationInfo", {})).body.logs;
  const keys = ["--key", terms, "--key", records, "--notice", "0"];
  await run(process.execPath, [AUDIT_LOG, shop.url, ...keys, "--copy", folder]);
}

/** Restores the log entries that the restored database has lost. Returns the command's output. */
export async function restoreLogs({ variables }: DemoShop, folder: string): Promise<string> {
  const [file, ...args] = commandOf("log-restore");
  return (await run(file, [...args, folder], { env: { ...process.env, ...variables } })).stdout;
}
