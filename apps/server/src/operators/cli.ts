// npm run admin -- grant EMAIL | revoke EMAIL | list: changes or lists the administrators in the shop's database.
import { type Connection, openDatabase } from "../database/connection.ts";
import { EnvironmentError, readEnvironment } from "../environment.ts";
import { appoint } from "../features/admin/index.ts";
import { listAdmins } from "../features/auth/index.ts";
import { findExistingDatabase } from "../find-database.ts";

const USAGE = "npm run admin -- grant EMAIL | revoke EMAIL | list";

async function list(db: Connection): Promise<string> {
  const admins = await listAdmins(db);
  if (admins.length === 0) return "Nobody is an administrator";
  return admins.map(({ email, userName, isLocked }) => `${email} (${userName})${isLocked ? " locked" : ""}`).join("\n");
}

async function change(db: Connection, email: string, isAdmin: boolean): Promise<string> {
  const outcome = await appoint({ db, now: () => new Date() }, email, isAdmin);
  if (outcome === "unknown") throw new EnvironmentError(`No account has the e-mail ${email}: register it first`);
  if (outcome === "unchanged") return `${email} is ${isAdmin ? "an administrator already" : "no administrator"}`;
  return isAdmin
    ? `${email} is an administrator from the next sign-in on`
    : `${email} is no longer an administrator; all their sessions have ended`;
}

async function run(db: Connection, [action, email, ...more]: readonly string[]): Promise<string> {
  if (action === "list" && email === undefined) return list(db);
  if ((action === "grant" || action === "revoke") && email !== undefined && more.length === 0) {
    return change(db, email, action === "grant");
  }
  throw new EnvironmentError(USAGE);
}

async function main(): Promise<void> {
  const place = await findExistingDatabase(readEnvironment(process.env));
  const database = openDatabase(place.url, 1, () => {});
  try {
    process.stdout.write(`${await run(database.connection, process.argv.slice(2))}\n`);
  } finally {
    await database.close();
    await place.stop();
  }
}

await main().catch((error: unknown) => {
  const isExpected = error instanceof EnvironmentError;
  process.stderr.write(`${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
