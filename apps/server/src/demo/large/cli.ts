// npm run demo:large: makes a new database of a million people and ten million openings, for measurements.
// npm run demo:large -- --people 20000 --openings 300000
// The database is in DATA_DIR, by default .data/large, or is the one in DATABASE_URL, which must be empty.
import { parseArgs } from "node:util";
import { openDatabase } from "../../database/connection.ts";
import { migrate } from "../../database/migrate.ts";
import { EnvironmentError, failureText, readEnvironment } from "../../environment.ts";
import { findDatabase, ownerUrlOf } from "../../find-database.ts";
import { readSecrets } from "../../secrets.ts";
import { fillLarge, LARGE_PASSWORD } from "./fill-large.ts";
import { isNew } from "./large.store.ts";

const begun = performance.now();

function tell(line: string): void {
  const seconds = Math.round((performance.now() - begun) / 1000);
  process.stderr.write(`· ${line} (${seconds} s)\n`);
}

function readCount(name: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new EnvironmentError(`--${name}: a whole number from 1`);
  return Number(text);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      people: { type: "string", default: "1000000" },
      openings: { type: "string", default: "10000000" },
    },
  });
  const size = { people: readCount("people", values.people), openings: readCount("openings", values.openings) };
  const environment = readEnvironment({ DATA_DIR: ".data/large", ...process.env });
  const secrets = await readSecrets(environment);
  const place = await findDatabase(environment, tell);
  const ownerUrl = ownerUrlOf(place);
  const database = openDatabase(ownerUrl, 1, () => {}, { statementMs: Infinity });
  try {
    if (!(await isNew(database.connection))) {
      throw new EnvironmentError(
        "DATA_DIR or DATABASE_URL: demo:large fills only a new database, and this one is in use",
      );
    }
    await migrate(ownerUrl, place.appRole, tell);
    await fillLarge(database.connection, size, { secrets, now: new Date(), tell });
    process.stdout.write(`People: large1 to large${size.people} / ${LARGE_PASSWORD}\n`);
  } finally {
    await database.close();
    await place.stop();
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(`${failureText(error)}\n`);
  process.exitCode = 1;
});
