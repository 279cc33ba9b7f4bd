// npm run generate: migrates a temporary database and writes the types of its tables and of the functions that the
// application calls, the page of settings, and the index of the handbook.
import { writeFileSync } from "node:fs";
import { migrate } from "../apps/server/src/database/migrate.ts";
import { ensureDatabase, ensureRoles, urlFor } from "../apps/server/src/database/roles.ts";
import { startThrowawayPostgres } from "../apps/server/src/embedded-postgres/throwaway-postgres.ts";
import { generatedFiles } from "./database-types/generated-files.ts";
import { HANDBOOK_INDEX, handbookIndex } from "./handbook/handbook-index.ts";
import { root } from "./run/step.ts";
import { SETTINGS_PAGE, settingsPage } from "./settings/settings-page.ts";

const owner = { name: "trove_owner", password: "owner" };
const app = { name: "trove_app", password: "app" };
const database = "trove";

const postgres = await startThrowawayPostgres(`${root}.cache/generate-postgres`);
try {
  await ensureRoles(postgres.adminUrl, [owner, app]);
  await ensureDatabase(postgres.adminUrl, database, owner.name);
  const ownerUrl = urlFor(postgres.adminUrl, owner, database);
  await migrate(ownerUrl, app.name);
  for (const { path, text } of await generatedFiles(ownerUrl, app.name)) writeFileSync(root + path, text);
  writeFileSync(root + SETTINGS_PAGE, settingsPage());
  writeFileSync(root + HANDBOOK_INDEX, handbookIndex());
} finally {
  await postgres.stop();
}
