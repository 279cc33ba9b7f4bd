// npm run migrate: brings the database up to date for this release, as its owner. Servers then start without the
// owner's URL.
import { failureText, readDatabaseSettings } from "../environment.ts";
import { migrate } from "../database/migrate.ts";
import { findDatabase, ownerUrlOf } from "../find-database.ts";
import { waitForDatabase } from "./wait-for-database.ts";

const say = (line: string) => process.stderr.write(`· ${line}\n`);

async function main(): Promise<void> {
  const place = await findDatabase(readDatabaseSettings(process.env), say);
  try {
    const ownerUrl = ownerUrlOf(place);
    await waitForDatabase(ownerUrl, say);
    await migrate(ownerUrl, place.appRole, say);
    process.stdout.write("The database is ready for this release.\n");
  } finally {
    await place.stop();
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(`${failureText(error)}\n`);
  process.exitCode = 1;
});
