import { isPreset, type Preset, PRESET_NAMES } from "@trove/contract";
import { commandText } from "../command-text.ts";
import { Refusal } from "../command/refusal.ts";
import { makeSecurityLog } from "../command/security-log.ts";
import type { Connection } from "../database/connection.ts";
import { type Environment, EnvironmentError } from "../environment.ts";
import { appoint, resetFactorsByEmail } from "../features/operators/index.ts";
import type { PictureStorage } from "../features/files/index.ts";
import { listOperators } from "../features/auth/index.ts";
import { defaultsOf, makeSettings } from "../features/settings/index.ts";
import { makeMail } from "../features/mail/index.ts";
import type { Secrets } from "../secrets.ts";

export type Administered = {
  db: Connection;
  pictures: PictureStorage;
  environment: Environment;
  secrets: Secrets;
  /** Gets security events as lines of JSON. */
  log: (line: string) => void;
};

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

function lineWriter({ log }: Administered, level: "info" | "warn") {
  return (fields: object, msg: string) => log(JSON.stringify({ level, time: Date.now(), ...fields, msg }));
}

function securityOf(place: Administered) {
  const [{ bytes }] = place.secrets.rootKeys;
  return makeSecurityLog({ info: lineWriter(place, "info"), warn: lineWriter(place, "warn") }, bytes);
}

/** Rethrows a refusal as an EnvironmentError. Its message is printed without a stack, and says what to do instead. */
const explained = (error: unknown): never => {
  throw error instanceof Refusal ? new EnvironmentError(error.message) : error;
};

async function resetFactors(place: Administered, email: string): Promise<string> {
  const { db, pictures, environment, secrets } = place;
  const now = () => new Date();
  const settings = makeSettings(db, defaultsOf(environment), () => performance.now(), {
    warn: lineWriter(place, "warn"),
  });
  const mail = makeMail({ db, pictures, environment, settings, secrets, now });
  const telling = { db, mail, now, publicUrl: environment.PUBLIC_URL, security: securityOf(place) };
  if (await resetFactorsByEmail(telling, email).catch(explained)) {
    return `${email} signs in with the password alone, and sets up a new second factor then; all their sessions have ended`;
  }
  throw new EnvironmentError(`No account has the e-mail ${email}`);
}

async function change(place: Administered, email: string, presets: readonly Preset[]): Promise<string> {
  const appointment = await appoint({ db: place.db, now: () => new Date() }, email, presets).catch(explained);
  const { outcome } = appointment;
  const isGrant = presets.length > 0;
  const rights = presets.join(", ");
  if (outcome === "unknown") throw new EnvironmentError(`No account has the email ${email}: register it first`);
  if (outcome === "unchanged")
    return `${email} is ${isGrant ? `an administrator already: ${rights}` : "no administrator"}`;
  securityOf(place)(isGrant ? "admin_granted" : "admin_revoked", {
    account: appointment.userId,
    reason: "npm run admin",
  });
  return isGrant
    ? `${email} is an administrator from the next sign-in on: ${rights}`
    : `${email} is no longer an administrator; all their sessions have ended`;
}

/**
 * Carries out the words of `npm run admin`. Returns the text for the person who called it. Throws EnvironmentError with
 * the usage if the words mean nothing, and with a reason if nothing can be changed.
 */
export async function administer(place: Administered, words: readonly string[]): Promise<string> {
  const [action, email, ...more] = words;
  if (action === "list" && email === undefined) return list(place.db);
  if (action === "revoke" && email !== undefined && more.length === 0) return change(place, email, []);
  if (action === "reset-factors" && email !== undefined && more.length === 0) return resetFactors(place, email);
  if (action === "grant" && email !== undefined && more.every(isPreset)) {
    return change(place, email, more.length === 0 ? ["Owner"] : more);
  }
  throw new EnvironmentError(USAGE);
}
