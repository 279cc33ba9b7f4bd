// npm run citus -- distribute: spreads the tables of a migrated database over the workers of its Citus cluster.
//   npm run citus -- distribute --database URL   the owner's URL of the coordinator; MIGRATION_DATABASE_URL by default
//   npm run citus -- distribute --plan           only says what it would do
//   npm run citus -- distribute --shards 8       shards of each table that gets any
import { parseArgs } from "node:util";
import { commandText } from "../command-text.ts";
import { EnvironmentError, failureText, readDatabaseSettings } from "../environment.ts";
import { findDatabase, ownerUrlOf } from "../find-database.ts";
import { distribute } from "./distribute.ts";

const say = (line: string) => process.stderr.write(`· ${line}\n`);
const usage = () => commandText("citus", "distribute [--plan] [--database URL] [--shards 8]");

const options = { database: { type: "string" }, plan: { type: "boolean" }, shards: { type: "string" } } as const;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const shards = Number(values.shards ?? 8);
  if (positionals.join(" ") !== "distribute" || !Number.isInteger(shards) || shards < 1 || shards > 1024)
    throw new EnvironmentError(usage());
  const wish = { isPlan: values.plan === true, shards, say };
  if (values.database !== undefined) return distribute(values.database, wish);
  const place = await findDatabase(readDatabaseSettings(process.env), say);
  try {
    await distribute(ownerUrlOf(place), wish);
  } finally {
    await place.stop();
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(`${failureText(error)}\n`);
  process.exitCode = 1;
});
