// npm run admin -- grant EMAIL [PRESET…] | revoke EMAIL | reset-factors EMAIL | list: changes or lists administrators
// in the shop's database. Without a preset, grant makes an Owner, who has all permissions. reset-factors removes the
// second factors of a person who has lost them.
import { openDatabase } from "../database/connection.ts";
import { failureText, readEnvironment } from "../environment.ts";
import { makePictureStorage } from "../features/files/index.ts";
import { findExistingDatabase } from "../find-database.ts";
import { readSecrets } from "../secrets.ts";
import { administer } from "./administer.ts";

/** Writes security events to stderr, because stdout has the texts for people. */
const log = (line: string) => void process.stderr.write(`${line}\n`);

async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  const secrets = await readSecrets(environment);
  const place = await findExistingDatabase(environment);
  const database = openDatabase(place.url, 1, () => {});
  try {
    const pictures = makePictureStorage(environment, database);
    const parts = { db: database.connection, pictures, environment, secrets, log };
    process.stdout.write(`${await administer(parts, process.argv.slice(2))}\n`);
  } finally {
    await database.close();
    await place.stop();
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(`${failureText(error)}\n`);
  process.exitCode = 1;
});
