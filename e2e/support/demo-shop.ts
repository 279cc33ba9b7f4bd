import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { type Database, openDatabase } from "../../apps/server/src/database/connection.ts";
import { ensureDatabase, urlFor } from "../../apps/server/src/database/roles.ts";
import { APP, OWNER } from "../../apps/server/test/postgres-setup.ts";
import { findFreePort } from "../../apps/server/test/shop/free-port.ts";
import { type ShopProcess, startShopProcess } from "../../apps/server/test/shop/shop-process.ts";
import { DEMO_TEMPLATE } from "./demo-setup.ts";
import { shopVariables } from "./variables.ts";

export type DemoShop = {
  url: string;
  /** As the database's owner: to play the operator and to look into the books. */
  owner: Database;
  dataDir: string;
  /** Ends the server, by SIGTERM unless told otherwise, and keeps the database. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Starts the server again on the same address and database. */
  start(): Promise<void>;
  /** All that the server has written so far: its logs. */
  output(): string;
  close(): Promise<void>;
};

/** The demo shop as `npm start` runs it, in a process of its own, on a copy of the demo database. */
export async function openDemoShop(
  more: Record<string, string> = {},
  options: readonly string[] = [],
): Promise<DemoShop> {
  const adminUrl = inject("adminUrl");
  const name = `journey_${randomUUID().replaceAll("-", "")}`;
  await ensureDatabase(adminUrl, name, OWNER.name, DEMO_TEMPLATE);
  const dataDir = await mkdtemp(join(tmpdir(), "trove-journey-"));
  const port = await findFreePort();
  const variables = {
    ...shopVariables,
    PORT: String(port),
    DATABASE_URL: urlFor(adminUrl, APP, name),
    MIGRATION_DATABASE_URL: urlFor(adminUrl, OWNER, name),
    DATA_DIR: dataDir,
    ...more,
  };
  const owner = openDatabase(urlFor(adminUrl, OWNER, name), 2, () => {});

  let server: ShopProcess | undefined;
  let writtenBefore = "";
  async function start(): Promise<void> {
    writtenBefore += server?.output() ?? "";
    server = await startShopProcess(variables, options);
  }
  async function stop(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    await server?.end(signal);
  }
  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    owner,
    dataDir,
    start,
    stop,
    output: () => writtenBefore + (server?.output() ?? ""),
    async close() {
      await stop();
      await owner.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
