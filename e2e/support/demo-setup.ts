import type { TestProject } from "vitest/node";
import { makeApp } from "../../apps/server/src/app.ts";
import { openDatabase } from "../../apps/server/src/database/connection.ts";
import { ensureDatabase, urlFor } from "../../apps/server/src/database/roles.ts";
import { loadDemo } from "../../apps/server/src/demo/load-demo.ts";
import { readEnvironment } from "../../apps/server/src/environment.ts";
import { readSecrets } from "../../apps/server/src/secrets.ts";
import { APP, OWNER, TEMPLATE } from "../../apps/server/test/postgres-setup.ts";
import { ensurePagesBuilt } from "../../apps/web/build-pages.ts";
import { shopVariables } from "./variables.ts";

export const DEMO_TEMPLATE = "trove_demo_template";

/** Builds the pages, and a database with the demo shop in it that every file of journeys clones. */
export default async function setup(project: TestProject): Promise<void> {
  await ensurePagesBuilt(console.log);
  const { adminUrl } = project.getProvidedContext();
  await ensureDatabase(adminUrl, DEMO_TEMPLATE, OWNER.name, TEMPLATE);
  const database = openDatabase(urlFor(adminUrl, APP, DEMO_TEMPLATE), 4, () => {});
  const environment = readEnvironment(shopVariables);
  const secrets = await readSecrets(environment);
  const now = () => new Date();
  const app = await makeApp({ environment, secrets, database, now });
  await loadDemo({ db: database.connection, app, secrets, publicUrl: environment.PUBLIC_URL, now, log: () => {} });
  await app.http.close();
  await database.close();
}
