// npm run log:restore -- URL | FOLDER: after a restore from a backup, adds the entries of the public logs that the
// database has lost, from a copy of the logs.
import { resolve } from "node:path";
import { openLog } from "@trove/fairness/log-sources";
import { commandText } from "../command-text.ts";
import { openDatabase } from "../database/connection.ts";
import { migrate } from "../database/migrate.ts";
import { EnvironmentError, failureText, readEnvironment } from "../environment.ts";
import { type Restored, restoreLogs } from "../features/public-log/index.ts";
import { findDatabase, ownerUrlOf } from "../find-database.ts";
import { readSecrets } from "../secrets.ts";

const USAGE =
  `${commandText("log:restore", "URL | FOLDER")}: where a copy of the logs is, as the audit of the logs makes it ` +
  "with --copy";

const say = (line: string) => process.stderr.write(`· ${line}\n`);

/** npm sets INIT_CWD to the caller's folder before it changes to the repository's folder. */
function placeOf([place, ...more]: readonly string[]): string {
  if (place === undefined || place.startsWith("-") || more.length > 0) throw new EnvironmentError(USAGE);
  return /^https?:/.test(place) ? place : resolve(process.env["INIT_CWD"] ?? ".", place);
}

function reportOf({ terms, records }: Restored): string {
  const { leaves, waiting, lost, people, strange } = records;
  if (terms === 0 && leaves === 0) return "The copy has nothing that the database has not.";
  return [
    `Terms log: ${terms} entries are back.`,
    `Records log: ${leaves} entries are back.`,
    `  ${waiting} of records that the database has; they had only waited for the log`,
    `  ${lost} of records that it has lost, of ${people} people: their nonces are spent, their money and items not restored`,
    `  ${strange} of people whom it does not know, because they registered after the backup`,
  ].join("\n");
}

async function main(): Promise<void> {
  const place = placeOf(process.argv.slice(2));
  const environment = readEnvironment(process.env);
  const secrets = await readSecrets(environment);
  const found = await findDatabase(environment, say);
  try {
    const ownerUrl = ownerUrlOf(found);
    await migrate(ownerUrl, found.appRole, say);
    const database = openDatabase(ownerUrl, 2, () => {}, { statementMs: Infinity });
    try {
      const copies = { terms: openLog(place, "terms"), records: openLog(place, "records") };
      const restored = await restoreLogs({ db: database.connection, environment, secrets, copies });
      process.stdout.write(`${reportOf(restored)}\n`);
    } finally {
      await database.close();
    }
  } finally {
    await found.stop();
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(`${failureText(error)}\n`);
  process.exitCode = 1;
});
