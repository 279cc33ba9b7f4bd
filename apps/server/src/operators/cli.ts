// npm run admin -- grant EMAIL | revoke EMAIL | list: changes or lists the administrators in the shop's database.
import { makeSecurityLog } from "../command/security-log.ts";
import { type Connection, openDatabase } from "../database/connection.ts";
import { EnvironmentError, failureText, readEnvironment } from "../environment.ts";
import { appoint } from "../features/admin/index.ts";
import { listAdmins } from "../features/auth/index.ts";
import { findExistingDatabase } from "../find-database.ts";
import { readSecrets } from "../secrets.ts";

type Place = { db: Connection; rootKey: Uint8Array };

const USAGE = "npm run admin -- grant EMAIL | revoke EMAIL | list";

async function list(db: Connection): Promise<string> {
  const admins = await listAdmins(db);
  if (admins.length === 0) return "Nobody is an administrator";
  return admins.map(({ email, userName, isLocked }) => `${email} (${userName})${isLocked ? " locked" : ""}`).join("\n");
}

/** Writes security events as lines of JSON to stderr. The texts for people go to stdout. */
function writeLine(level: "info" | "warn") {
  return (fields: object, msg: string) =>
    process.stderr.write(`${JSON.stringify({ level, time: Date.now(), ...fields, msg })}\n`);
}

async function change({ db, rootKey }: Place, email: string, isAdmin: boolean): Promise<string> {
  const appointment = await appoint({ db, now: () => new Date() }, email, isAdmin);
  const { outcome } = appointment;
  if (outcome === "unknown") throw new EnvironmentError(`No account has the e-mail ${email}: register it first`);
  if (outcome === "unchanged") return `${email} is ${isAdmin ? "an administrator already" : "no administrator"}`;
  const security = makeSecurityLog({ info: writeLine("info"), warn: writeLine("warn") }, rootKey);
  security(isAdmin ? "admin_granted" : "admin_revoked", { account: appointment.userId, reason: "npm run admin" });
  return isAdmin
    ? `${email} is an administrator from the next sign-in on`
    : `${email} is no longer an administrator; all their sessions have ended`;
}

async function run(place: Place, [action, email, ...more]: readonly string[]): Promise<string> {
  if (action === "list" && email === undefined) return list(place.db);
  if ((action === "grant" || action === "revoke") && email !== undefined && more.length === 0) {
    return change(place, email, action === "grant");
  }
  throw new EnvironmentError(USAGE);
}

async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  const { rootKeys } = await readSecrets(environment);
  const rootKey = rootKeys[0].bytes;
  const place = await findExistingDatabase(environment);
  const database = openDatabase(place.url, 1, () => {});
  try {
    process.stdout.write(`${await run({ db: database.connection, rootKey }, process.argv.slice(2))}\n`);
  } finally {
    await database.close();
    await place.stop();
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(`${failureText(error)}\n`);
  process.exitCode = 1;
});
