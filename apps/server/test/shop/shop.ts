import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import { makeApp } from "../../src/app.ts";
import type { App } from "../../src/platform.ts";
import { type Chance, chance } from "../../src/command/chance.ts";
import { type Database, openDatabase } from "../../src/database/connection.ts";
import { ensureDatabase, urlFor } from "../../src/database/roles.ts";
import { type Environment, readEnvironment } from "../../src/environment.ts";
import { readSecrets, type Secrets } from "../../src/secrets.ts";
import { APP, OWNER, TEMPLATE } from "../postgres-setup.ts";
import { recomputeOpenings } from "../recompute-openings.ts";
import { findImbalances } from "./books.ts";
import { type Call, callApp } from "./call-app.ts";
import { dropDatabase } from "./drop-database.ts";
import { TEST_HASH_COST } from "./test-hash-cost.ts";

export type { CallOptions, TestResponse } from "./call-app.ts";

export type Shop = {
  app: App;
  databaseName: string;
  environment: Environment;
  secrets: Secrets;
  /** Connects with the application's limited rights. */
  database: Database;
  /** Connects as the owner, for arranging and inspecting data. */
  owner: Database;
  ownerUrl: string;
  appUrl: string;
  /** The shop's clock. Tests may move it. */
  clock: { now: Date };
  /** Does not wait, but adds the time that the shop would have waited to `pauses`. */
  pause: (milliseconds: number) => Promise<void>;
  pauses: readonly number[];
  /** The lines that the shop has logged. */
  log: readonly string[];
  /** The source of order numbers. Tests may replace it. */
  chance: Chance;
  /** Calls an endpoint by name. Params, query and body are in wire form. */
  call: Call;
  /**
   * Tests set this if they insert rows that no command would write. Closing then skips the audit, which would report
   * them.
   */
  isStaged: boolean;
  /**
   * Closes the shop and leaves its database, which others may copy. Throws if the audit finds a problem, or if
   * recomputing an opening gives another result.
   */
  stop(): Promise<void>;
  /** Stops the shop and drops its database. */
  close(): Promise<void>;
};

const testVariables = {
  NODE_ENV: "test",
  RATE_LIMIT_FACTOR: "0",
  LOG_LEVEL: "fatal",
  DEMO: "false",
  ODDS_NOTICE_MINUTES: "0",
  IDENTITY_CHECK: "manual",
};

/**
 * Opens a shop with its own new database: the real application, called within this process. `template` is the database
 * to copy; nobody may be connected to it. Passwords are hashed with little work, unless the test is about that work.
 */
export async function openShop(
  variables: Record<string, string> = {},
  template = TEMPLATE,
  hashCost = TEST_HASH_COST,
): Promise<Shop> {
  const adminUrl = inject("adminUrl");
  const shared = inject("clusterDatabase");
  const name = shared ?? `test_${randomUUID().replaceAll("-", "")}`;
  if (shared === undefined) await ensureDatabase(adminUrl, name, OWNER.name, template);
  const ownerUrl = urlFor(adminUrl, OWNER, name);
  const appUrl = urlFor(adminUrl, APP, name);
  const secretHex = "5a".repeat(32);
  const environment = readEnvironment({
    ...testVariables,
    JWT_SECRET: "a secret for tests, thirty-two characters",
    ROOT_KEY: secretHex,
    SIGNING_KEY: secretHex,
    LOG_KEY: "7c".repeat(32),
    ...variables,
  });
  const secrets = await readSecrets(environment);
  const onError = () => {};
  const pooledUrl = urlFor(inject("poolerUrl") ?? adminUrl, APP, name);
  const database = openDatabase(pooledUrl, inject("size").connections, onError, { listenUrl: appUrl });
  const owner = openDatabase(ownerUrl, 4, onError);
  const pauses: number[] = [];
  const pause = async (milliseconds: number) => void pauses.push(milliseconds);
  const clock = { now: new Date() };
  const log: string[] = [];
  const drawn = { ...chance };
  const app = await makeApp({
    environment,
    secrets,
    database,
    chance: drawn,
    now: () => new Date(clock.now),
    pause,
    hashCost,
    logTo: { write: (line) => void log.push(line) },
  });
  await app.http.ready();
  const shop: Shop = {
    app,
    databaseName: name,
    environment,
    secrets,
    database,
    owner,
    ownerUrl,
    appUrl,
    clock,
    pause,
    pauses,
    chance: drawn,
    log,
    isStaged: false,
    call: callApp(app),
    async stop() {
      await app.http.close();
      const { different } =
        shared === undefined ? await recomputeOpenings(owner.connection, secrets) : { different: [] };
      const imbalances = shop.isStaged || shared !== undefined ? [] : await findImbalances({ owner });
      await Promise.all([database.close(), owner.close()]);
      if (imbalances.length > 0) throw new Error(`the audit finds:\n${imbalances.join("\n")}`);
      if (different.length > 0)
        throw new Error(`openings that do not recompute: ${JSON.stringify(different.slice(0, 5))}`);
    },
    async close() {
      await shop.stop();
      if (shared === undefined) await dropDatabase(adminUrl, name);
    },
  };
  return shop;
}
