import { setTimeout as pause } from "node:timers/promises";
import type { TestProject } from "vitest/node";
import { makeApp } from "../../apps/server/src/app.ts";
import { chance } from "../../apps/server/src/command/chance.ts";
import { openDatabase } from "../../apps/server/src/database/connection.ts";
import { ensureDatabase, urlFor } from "../../apps/server/src/database/roles.ts";
import { loadDemo } from "../../apps/server/src/demo/load-demo.ts";
import { readEnvironment } from "../../apps/server/src/environment.ts";
import { readSecrets } from "../../apps/server/src/secrets.ts";
import { TEST_HASH_COST } from "../../apps/server/test/shop/test-hash-cost.ts";
import { APP, OWNER, TEMPLATE } from "../../apps/server/test/postgres-setup.ts";
import { shopVariables } from "./variables.ts";

export const DEMO_TEMPLATE = "trove_demo_template";

let made: Promise<void> | undefined;

/** Creates a template database with the demo shop, once for all projects of a run. */
export default async function setup({ vitest }: TestProject): Promise<void> {
  const { adminUrl } = vitest.getProvidedContext();
  made ??= makeDemoTemplate(adminUrl);
  await made;
}

async function makeDemoTemplate(adminUrl: string): Promise<void> {
  await ensureDatabase(adminUrl, DEMO_TEMPLATE, OWNER.name, TEMPLATE);
  const database = openDatabase(urlFor(adminUrl, APP, DEMO_TEMPLATE), 4, () => {});
  const environment = readEnvironment(shopVariables);
  const secrets = await readSecrets(environment);
  const now = () => new Date();
  const app = await makeApp({ environment, secrets, database, chance, now, pause, hashCost: TEST_HASH_COST });
  const owner = openDatabase(urlFor(adminUrl, OWNER, DEMO_TEMPLATE), 1, () => {});
  const load = { db: database.connection, owner: owner.connection, app, secrets, now, log: () => {} };
  await loadDemo({ ...load, publicUrl: environment.PUBLIC_URL });
  await app.http.close();
  await Promise.all([database.close(), owner.close()]);
}
