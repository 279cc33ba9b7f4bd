// npm run admin -- grant EMAIL [PRESET…] | revoke EMAIL | reset-factors EMAIL | list: changes or lists administrators
// in the shop's database. Without a preset, grant makes an Owner, who has all permissions. reset-factors removes the
// second factors of a person who has lost them.
import { isPreset, type Preset, PRESET_NAMES } from "@trove/contract";
import { commandText } from "../command-text.ts";
import { Refusal } from "../command/refusal.ts";
import { makeSecurityLog } from "../command/security-log.ts";
import { type Connection, openDatabase } from "../database/connection.ts";
import { type Environment, EnvironmentError, failureText, readEnvironment } from "../environment.ts";
import { appoint, resetFactorsByEmail } from "../features/operators/index.ts";
import { makePictureStorage, type PictureStorage } from "../features/files/index.ts";
import { listOperators } from "../features/auth/index.ts";
import { defaultsOf, makeSettings } from "../features/settings/index.ts";
import { makeMail } from "../features/mail/index.ts";
import { findExistingDatabase } from "../find-database.ts";
import { readSecrets, type Secrets } from "../secrets.ts";

type Place = { db: Connection; pictures: PictureStorage; environment: Environment; secrets: Secrets };

const USAGE = commandText(
  "admin",
  `grant EMAIL [${PRESET_NAMES.join(" | ")}] | revoke EMAIL | reset-factors EMAIL | list`,
);

async function list(db: Connection): Promise<string> {
  const operators = await listOperators(db);
  if (operators.length === 0) return "Nobody is an administrator";
  return operators
    .map(({ email, userName, presets, isLocked }) => {
      return `${email} (${userName}) ${presets.join(", ")}${isLocked ? " locked" : ""}`;
    })
    .join("\n");
}

/** Writes security events to stderr as lines of JSON, because stdout has the texts for people. */
function writeLine(level: "info" | "warn") {
  return (fields: object, msg: string) =>
    process.stderr.write(`${JSON.stringify({ level, time: Date.now(), ...fields, msg })}\n`);
}

const securityOf = ({ rootKeys: [{ bytes }] }: Secrets) =>
  makeSecurityLog({ info: writeLine("info"), warn: writeLine("warn") }, bytes);

/** Rethrows a refusal as an EnvironmentError. Its message is printed without a stack, and says what to do instead. */
const explained = (error: unknown): never => {
  throw error instanceof Refusal ? new EnvironmentError(error.message) : error;
};

async function resetFactors({ db, pictures, environment, secrets }: Place, email: string): Promise<string> {
  const now = () => new Date();
  const settings = makeSettings(db, defaultsOf(environment), () => performance.now(), { warn: writeLine("warn") });
  const mail = makeMail({ db, pictures, environment, settings, secrets, now });
  const telling = { db, mail, now, publicUrl: environment.PUBLIC_URL, security: securityOf(secrets) };
  if (await resetFactorsByEmail(telling, email).catch(explained)) {
    return `${email} signs in with the password alone, and sets up a new second factor then; all their sessions have ended`;
  }
  throw new EnvironmentError(`No account has the e-mail ${email}`);
}

async function change({ db, secrets }: Place, email: string, presets: readonly Preset[]): Promise<string> {
  const appointment = await appoint({ db, now: () => new Date() }, email, presets).catch(explained);
  const { outcome } = appointment;
  const isGrant = presets.length > 0;
  const rights = presets.join(", ");
  if (outcome === "unknown") throw new EnvironmentError(`No account has the email ${email}: register it first`);
  if (outcome === "unchanged")
    return `${email} is ${isGrant ? `an administrator already: ${rights}` : "no administrator"}`;
  securityOf(secrets)(isGrant ? "admin_granted" : "admin_revoked", {
    account: appointment.userId,
    reason: "npm run admin",
  });
  return isGrant
    ? `${email} is an administrator from the next sign-in on: ${rights}`
    : `${email} is no longer an administrator; all their sessions have ended`;
}

async function run(place: Place, [action, email, ...more]: readonly string[]): Promise<string> {
  if (action === "list" && email === undefined) return list(place.db);
  if (action === "revoke" && email !== undefined && more.length === 0) return change(place, email, []);
  if (action === "reset-factors" && email !== undefined && more.length === 0) return resetFactors(place, email);
  if (action === "grant" && email !== undefined && more.every(isPreset)) {
    return change(place, email, more.length === 0 ? ["Owner"] : more);
  }
  throw new EnvironmentError(USAGE);
}

async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  const secrets = await readSecrets(environment);
  const place = await findExistingDatabase(environment);
  const database = openDatabase(place.url, 1, () => {});
  try {
    const pictures = makePictureStorage(environment, database);
    const parts = { db: database.connection, pictures, environment, secrets };
    process.stdout.write(`${await run(parts, process.argv.slice(2))}\n`);
  } finally {
    await database.close();
    await place.stop();
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(`${failureText(error)}\n`);
  process.exitCode = 1;
});
